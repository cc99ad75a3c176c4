// swift-tools-version: 6.2
import PackageDescription

// A program as others write it: it sees what the products of Formwork make public, and no more.
let package = Package(
  name: "outside",
  dependencies: [.package(name: "Formwork", path: "../..")],
  targets: [
    .executableTarget(
      name: "outside",
      dependencies: [
        .product(name: "Formwork", package: "Formwork"),
        .product(name: "FormworkFiles", package: "Formwork"),
        .product(name: "FormworkInterface", package: "Formwork"),
        .product(name: "FormworkTerminal", package: "Formwork"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)])
  ])
