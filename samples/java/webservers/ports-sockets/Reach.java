import java.net.*;

// #region reach
static void reach(String bound, ServerSocket server) throws Exception {
  for (var address : new String[] {"127.0.0.1", "127.0.0.2"}) {
    var to = new InetSocketAddress(address, server.getLocalPort());
    try (var client = new Socket()) {
      client.connect(to, 1000);
      IO.println("%-9s from %s: connected".formatted(bound, address));
    } catch (ConnectException e) {
      IO.println("%-9s from %s: %s".formatted(
        bound, address, e.getMessage()));
    }
  }
}

void main() throws Exception {
  try (var server = new ServerSocket(0)) {
    reach("wildcard", server);
  }
  var home = InetAddress.getByName("127.0.0.1");
  try (var server = new ServerSocket(0, 50, home)) {
    reach("127.0.0.1", server);
  }
}
// #endregion reach
