import Glibc
import TestTerminal
import Testing

@Suite struct OutputFileTests {
  private let workspace: Workspace
  private let run: String

  init() throws {
    workspace = try Workspace()
    let form = try workspace.write(
      "f.yaml", "sections: [{rows: [{type: text, tag: name, rules: [required]}]}]")
    run = "formwork run \(form)"
  }

  private func shell(_ script: String) throws -> Command {
    try Formwork.shell(script, directory: workspace.path)
  }

  @Test func newFilesArePrivate() throws {
    let result = try shell("umask 0; \(run) --set name=Ada --output o.json")
    #expect(result.status == .exited(0))
    #expect(result.output == "")
    #expect(try workspace.read("o.json") == "{\"name\":\"Ada\"}\n")
    #expect(workspace.mode("o.json") == 0o600)
    #expect(workspace.names == ["f.yaml", "o.json"])
  }

  @Test func existingFilesAreReplacedAsAWhole() throws {
    try workspace.write("o.json", "old and much longer than the new text", mode: 0o644)
    _ = try shell("\(run) --set name=Ada --output o.json")
    #expect(try workspace.read("o.json") == "{\"name\":\"Ada\"}\n")
    #expect(workspace.mode("o.json") == 0o600)
  }

  @Test func withoutResultNothingIsTouched() throws {
    try workspace.write("o.json", "old", mode: 0o644)
    let result = try shell("\(run) --format env --output o.json")
    #expect(result.status == .exited(3))
    #expect(result.output == "")
    #expect(try workspace.read("o.json") == "old")
    #expect(workspace.names == ["f.yaml", "o.json"])
  }

  @Test func unwritablePlacesAreFoundBeforeAnythingIsAsked() throws {
    let result = try shell("\(run) --output none/o.json")
    #expect(result.status == .exited(5))
    #expect(result.errors == "formwork: none/o.json: No such file or directory\n")
    let directory = try shell("\(run) --output .")
    #expect(directory.errors == "formwork: .: Is a directory\n")
  }

  @Test func pipesAndDescriptorsAreWrittenAsTheyAre() throws {
    let fifo = try shell(
      "mkfifo p; cat p >o.txt & \(run) --set name=Ada --output p; wait; test -p p && cat o.txt")
    #expect(fifo.output == "{\"name\":\"Ada\"}\n")
    let descriptor = try shell(
      "{ echo before >&3; \(run) --set name=Ada --output /dev/fd/3; } 3>o.txt; cat o.txt")
    #expect(descriptor.output == "before\n{\"name\":\"Ada\"}\n")
    #expect(try shell("\(run) --set name=Ada --output /dev/full").status == .exited(5))
    #expect(
      try shell("\(run) --set name=Ada --output >(cat >o.txt); sleep 0.3; cat o.txt").output
        == "{\"name\":\"Ada\"}\n")
  }

  @Test func linksAreFollowedOnlyWhereNobodyElseMakesThem() throws {
    let followed = try shell(
      "ln -s real o; : >real; \(run) --set name=Ada --output o; test -L o && cat real")
    #expect(followed.output == "{\"name\":\"Ada\"}\n")
    chmod(workspace.path, 0o1777)
    let refused = try shell("\(run) --set name=Ada --output o")
    #expect(refused.status == .exited(5))
    #expect(
      refused.errors
        == "formwork: o: a symbolic link in a directory that everybody may write to\n")
  }
}
