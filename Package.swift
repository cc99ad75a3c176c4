// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6), .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
]

let package = Package(
  name: "Formwork",
  products: [
    .library(name: "Formwork", targets: ["Formwork"]),
    .library(name: "FormworkFiles", targets: ["FormworkFiles"]),
    .library(name: "FormworkInterface", targets: ["FormworkInterface"]),
    .library(name: "FormworkPasswords", targets: ["FormworkPasswords"]),
    .library(name: "FormworkTerminal", targets: ["FormworkTerminal"]),
    .executable(name: "formwork", targets: ["FormworkCLI"]),
  ],
  targets: [
    .systemLibrary(name: "CLinux"),
    .systemLibrary(name: "CNcurses"),
    .systemLibrary(name: "CPCRE2"),
    .systemLibrary(name: "CFyaml"),
    .systemLibrary(name: "CUtf8proc"),
    .systemLibrary(name: "CZxcvbn"),
    .target(
      name: "Formwork", dependencies: ["CPCRE2"], exclude: ["Style/Themes"],
      swiftSettings: strict),
    .target(name: "FormworkFiles", dependencies: ["Formwork", "CFyaml"], swiftSettings: strict),
    .target(
      name: "FormworkInterface", dependencies: ["Formwork", "CUtf8proc"], swiftSettings: strict),
    .target(
      name: "FormworkPasswords", dependencies: ["Formwork", "CZxcvbn", "CUtf8proc"],
      swiftSettings: strict),
    .target(
      name: "FormworkTerminal",
      dependencies: ["Formwork", "FormworkInterface", "CLinux", "CNcurses"],
      swiftSettings: strict),
    .executableTarget(
      name: "FormworkCLI",
      dependencies: [
        "Formwork", "FormworkFiles", "FormworkInterface", "FormworkPasswords", "FormworkTerminal",
      ],
      swiftSettings: strict),
    .systemLibrary(name: "CTrace", path: "Tests/CTrace"),
    .target(
      name: "TestTerminal", dependencies: ["CNcurses", "CTrace"], path: "Tests/Support",
      swiftSettings: strict),
    .executableTarget(
      name: "password-benchmark", dependencies: ["Formwork", "FormworkPasswords"],
      path: "Tests/PasswordBenchmark", swiftSettings: strict),
    // As a program of one's own is built: without the settings of this package.
    .executableTarget(
      name: "running-sample", dependencies: ["Formwork", "FormworkTerminal"],
      path: "Tests/RunningSample", swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "uncaught-sample", dependencies: ["Formwork", "FormworkTerminal"],
      path: "Tests/UncaughtSample", swiftSettings: [.treatAllWarnings(as: .error)]),
    .testTarget(
      name: "FormworkTests", dependencies: ["Formwork", "CUtf8proc"], swiftSettings: strict),
    .testTarget(
      name: "FormworkFilesTests", dependencies: ["Formwork", "FormworkFiles"],
      swiftSettings: strict),
    .testTarget(
      name: "FormworkInterfaceTests",
      dependencies: ["Formwork", "FormworkFiles", "FormworkInterface", "FormworkPasswords"],
      exclude: ["Screens/Stored"], swiftSettings: strict),
    .testTarget(
      name: "FormworkPasswordsTests",
      dependencies: ["Formwork", "FormworkFiles", "FormworkPasswords"], swiftSettings: strict),
    .testTarget(
      name: "FormworkTerminalTests",
      dependencies: [
        "CLinux", "Formwork", "FormworkFiles", "FormworkInterface", "FormworkPasswords",
        "FormworkTerminal", "TestTerminal", "running-sample", "uncaught-sample",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "FormworkCLITests",
      dependencies: [
        "Formwork", "FormworkFiles", "FormworkInterface", "FormworkPasswords", "FormworkTerminal",
        "FormworkCLI", "TestTerminal",
      ],
      exclude: ["Rendered"], swiftSettings: strict),
  ])
