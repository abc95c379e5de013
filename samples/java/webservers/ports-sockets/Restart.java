import java.net.*;

// #region restart
/** A server says one word, closes first, stops, and starts again. */
static void restart(boolean serverFirst, boolean reuse)
    throws Exception {
  var server = new ServerSocket();
  server.setReuseAddress(reuse);
  server.bind(new InetSocketAddress("127.0.0.1", 0));
  var address = server.getLocalSocketAddress();
  var client = new Socket();
  client.connect(address);
  var accepted = server.accept();
  (serverFirst ? accepted : client).close();
  (serverFirst ? client : accepted).getInputStream().read();    // -1
  (serverFirst ? client : accepted).close();
  server.close();
  try (var again = new ServerSocket()) {
    again.setReuseAddress(reuse);
    again.bind(address);
    IO.println("listens");
  } catch (BindException e) {
    IO.println(e);
  }
}

void main() throws Exception {
  var fresh = new ServerSocket();
  IO.println("reuse unless I say no: " + fresh.getReuseAddress());
  IO.print("the client closed first, off: "); restart(false, false);
  IO.print("the server closed first, off: "); restart(true, false);
  IO.print("the server closed first, on:  "); restart(true, true);
}
// #endregion restart
