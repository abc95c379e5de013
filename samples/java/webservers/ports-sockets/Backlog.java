import java.net.*;
import java.util.*;

// #region backlog
static int connected(ServerSocket server) throws Exception {
  var home = InetAddress.getLoopbackAddress();
  var address = new InetSocketAddress(home, server.getLocalPort());
  var clients = new ArrayList<Socket>();                // kept open
  while (clients.size() < 200) {
    var client = new Socket();
    try {
      client.connect(address, 500);
    } catch (SocketTimeoutException e) {
      IO.println("number " + (clients.size() + 1) + ": " + e);
      break;
    }
    clients.add(client);
  }
  return clients.size();
}

void main() throws Exception {
  IO.println("backlog 2: " + connected(new ServerSocket(0, 2)));
  IO.println("no backlog given: " + connected(new ServerSocket(0)));
}
// #endregion backlog
