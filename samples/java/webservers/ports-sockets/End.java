import java.io.IOException;
import java.net.*;

class End {
  void main() throws IOException {
    var server = new ServerSocket(8080);
    Thread.startVirtualThread(() -> run(server));
    order(true);
    order(false);
  }

  // #region client
  void order(boolean saysEnd) throws IOException {
    try (var socket = new Socket("localhost", 8080)) {
      socket.setSoTimeout(500);
      var bytes = "3 pears".getBytes();
      socket.getOutputStream().write(bytes);
      if (saysEnd) socket.shutdownOutput();
      var answer = socket.getInputStream().readAllBytes();
      IO.println(new String(answer));
    } catch (SocketTimeoutException e) {
      IO.println(e.getMessage());
    }
  }

  /** Counts bytes until the end, then answers. */
  void serve(Socket socket) throws IOException {
    try (socket) {
      int count = 0;
      while (socket.getInputStream().read() != -1) count++;
      var answer = (count + " bytes").getBytes();
      socket.getOutputStream().write(answer);
    }
  }
  // #endregion client

  void run(ServerSocket server) {
    while (true) {
      try {
        serve(server.accept());
      } catch (IOException e) {
        // a client that has gone
      }
    }
  }
}
