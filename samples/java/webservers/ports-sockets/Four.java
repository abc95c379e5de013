import java.io.IOException;
import java.net.*;

class Four {
  void main() throws IOException {
    var shop = new ServerSocket(8080);
    var bank = new ServerSocket(8081);
    call(50_001, 8080); // Ann, shop
    call(50_002, 8080); // Bob, shop
    call(50_001, 8081); // Ann, bank
    call(50_001, 8080); // Ann, shop again
    call(50_003, 8082); // nobody listens
  }

  void call(int from, int to) throws IOException {
    IO.print("from " + from + " to " + to + ": ");
    var socket = new Socket();
    socket.setReuseAddress(true);
    socket.bind(new InetSocketAddress("localhost", from));
    try {
      socket.connect(new InetSocketAddress("localhost", to));
      IO.println("connected");
    } catch (SocketException e) {
      IO.println(e.getMessage());
    }
  }
}
