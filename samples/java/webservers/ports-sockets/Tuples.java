import java.net.*;

// #region calls
static final InetAddress LOOPBACK = InetAddress.getLoopbackAddress();

static Socket from(int localPort, ServerSocket to) throws Exception {
  var socket = new Socket();
  socket.setReuseAddress(true);
  socket.bind(new InetSocketAddress(LOOPBACK, localPort));
  socket.connect(to.getLocalSocketAddress());
  return socket;
}

void main() throws Exception {
  var shop = new ServerSocket(0, 50, LOOPBACK);     // 0: any free port
  var bank = new ServerSocket(0, 50, LOOPBACK);

  var ann = from(0, shop);
  var bob = from(0, shop);
  var toAnn = shop.accept();
  var toBob = shop.accept();
  IO.println("the shop's own ports: "
    + (toAnn.getLocalPort() == shop.getLocalPort()) + " "
    + (toBob.getLocalPort() == shop.getLocalPort()));
  IO.println("ann's and bob's ports differ: "
    + (toAnn.getPort() != toBob.getPort()));

  int port = ann.getLocalPort();
  from(port, bank);
  IO.println("ann's port again, to the bank: connected");
  try {
    from(port, shop);
  } catch (SocketException e) {
    IO.println("ann's port again, to the shop: " + e);
  }
}
// #endregion calls
