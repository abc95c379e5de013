import java.net.*;

// #region binding
static void listen(String what, String address, int port) {
  try (var server = new ServerSocket()) {
    server.bind(new InetSocketAddress(address, port));
    IO.println("listens        " + what);
  } catch (Exception e) {
    IO.println(e.getMessage() + "  " + what);
  }
}

void main() throws Exception {
  try (var shop = new ServerSocket(0)) {                // wildcard
    int port = shop.getLocalPort();
    listen("127.0.0.1, the wildcard is taken", "127.0.0.1", port);
  }
  var home = InetAddress.getByName("127.0.0.1");
  try (var shop = new ServerSocket(0, 50, home)) {
    int port = shop.getLocalPort();
    listen("the wildcard, 127.0.0.1 is taken", "0.0.0.0", port);
    listen("127.0.0.1, it is taken", "127.0.0.1", port);
    listen("127.0.0.2, 127.0.0.1 is taken", "127.0.0.2", port);
  }
  listen("192.0.2.1, not of this machine", "192.0.2.1", 8080);
  listen("port 80, as an ordinary user", "127.0.0.1", 80);
}
// #endregion binding
