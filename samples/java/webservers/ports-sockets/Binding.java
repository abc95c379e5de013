import java.io.IOException;
import java.net.*;

class Binding {
  void main() throws IOException {
    try (var all = new ServerSocket(8080)) {
      listen("127.0.0.1", 8080);
    }
    try (var one = new ServerSocket()) {
      one.bind(new InetSocketAddress("127.0.0.1", 8080));
      listen("0.0.0.0", 8080);
      listen("127.0.0.2", 8080);
    }
    listen("192.0.2.1", 8080);
    listen("127.0.0.1", 80);
  }

  void listen(String address, int port) {
    IO.print(address + " port " + port + ": ");
    try (var server = new ServerSocket()) {
      server.bind(new InetSocketAddress(address, port));
      IO.println("listens");
    } catch (IOException e) {
      IO.println(e.getMessage());
    }
  }
}
