import java.io.IOException;
import java.net.*;

class Restart {
  void main() throws IOException {
    startTwice(8080, false);
    startTwice(8081, true);
  }

  void startTwice(int port, boolean reuse) throws IOException {
    var first = start(port, reuse);
    visit(first);
    first.close();
    IO.print("reuse " + reuse + ": ");
    try {
      start(port, reuse);
      IO.println("listens again");
    } catch (BindException e) {
      IO.println(e.getMessage());
    }
  }

  ServerSocket start(int port, boolean reuse) throws IOException {
    var server = new ServerSocket();
    server.setReuseAddress(reuse);
    server.bind(new InetSocketAddress("localhost", port));
    return server;
  }

  // #region visit
  /** One client comes. The server closes the connection first. */
  void visit(ServerSocket server) throws IOException {
    var client = new Socket();
    client.connect(server.getLocalSocketAddress());
    server.accept().close();
    client.getInputStream().read();
    client.close();
  }
  // #endregion visit
}
