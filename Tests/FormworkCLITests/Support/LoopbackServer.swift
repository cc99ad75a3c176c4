import Glibc
import Synchronization
import TestTerminal

/// A web server of a few requests on the loopback device, in a thread of its own.
final class LoopbackServer: Sendable {
  /// A request's body, and what is answered.
  typealias Answer = @Sendable (_ body: String) -> (status: Int, body: String)

  /// The address to ask.
  let url: String
  private let socket: Int32
  private let bodies = Mutex<[String]>([])
  private let thread: Mutex<TestThread<Void>?> = Mutex(nil)

  /// Starts it.
  init(_ answer: @escaping Answer) throws {
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue) | O_CLOEXEC, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let (socket, length) = (socket, size)
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, length) == 0 && listen(socket, 8) == 0
          && getsockname(socket, $0, &size) == 0
      }
    }
    guard isListening else { throw WorkspaceError.noFile("socket") }
    url = "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))/"
    let work = TestThread { [weak self] in
      while true {
        let connection = accept(socket, nil, nil)
        guard connection >= 0 else { return }
        self?.serve(connection, answer)
        close(connection)
      }
    }
    thread.withLock { $0 = work }
  }

  /// Ends it; the bodies of all requests.
  func stop() throws -> [String] {
    shutdown(socket, Int32(SHUT_RDWR))
    try thread.withLock { try $0?.join() }
    close(socket)
    return bodies.withLock { $0 }
  }

  private func serve(_ connection: Int32, _ answer: Answer) {
    guard let body = Self.body(from: connection) else { return }
    bodies.withLock { $0.append(body) }
    let (status, text) = answer(body)
    let response =
      "HTTP/1.1 \(status) Answer\r\nContent-Length: \(text.utf8.count)\r\n"
      + "Connection: close\r\n\r\n\(text)"
    _ = write(connection, response, response.utf8.count)
  }

  /// The body of a request that says how long it is.
  private static func body(from connection: Int32) -> String? {
    var text = ""
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      if let head = text.firstRange(of: "\r\n\r\n") {
        let lines = text[..<head.lowerBound].split(separator: "\r\n")
        let length = lines.first { $0.lowercased().hasPrefix("content-length:") }
          .flatMap { Int($0.drop { !$0.isNumber }) }
        if text[head.upperBound...].utf8.count >= length ?? 0 {
          return String(text[head.upperBound...])
        }
      }
      let count = read(connection, &buffer, buffer.count)
      guard count > 0 else { return nil }
      text += String(decoding: buffer[..<count], as: UTF8.self)
    }
  }
}
