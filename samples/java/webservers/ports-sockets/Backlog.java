import java.io.IOException;
import java.net.*;

class Backlog {
  void main() throws IOException {
    // nobody calls its accept
    var server = new ServerSocket(8080);
    var shop = new InetSocketAddress("localhost", 8080);
    int connected = 0;
    try {
      while (true) {
        var client = new Socket();
        client.connect(shop, 500);
        connected++;
      }
    } catch (SocketTimeoutException e) {
      IO.println(connected + " connected");
      IO.println(e.getMessage());
    }
  }
}
