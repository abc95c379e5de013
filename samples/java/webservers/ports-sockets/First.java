import java.io.*;
import java.net.*;
import java.util.Scanner;

class First {
  // #region client
  void main() throws IOException {
    var server = new ServerSocket(8080);
    Thread.startVirtualThread(() -> run(server));
    order("3 pears"); // Ann
    order("2 plums"); // Bob
  }

  void order(String text) throws IOException {
    try (var socket = new Socket("localhost", 8080)) {
      var bytes = (text + "\n").getBytes();
      socket.getOutputStream().write(bytes);
      var answer = socket.getInputStream().readAllBytes();
      IO.print(new String(answer));
    }
  }
  // #endregion client

  // #region server
  void run(ServerSocket server) {
    while (true) {
      try {
        var socket = server.accept();
        Thread.startVirtualThread(() -> serve(socket));
      } catch (IOException e) {
        return;
      }
    }
  }

  void serve(Socket socket) {
    try (socket) {
      var in = new Scanner(socket.getInputStream());
      var answer = "sold: " + in.nextLine() + "\n";
      socket.getOutputStream().write(answer.getBytes());
    } catch (IOException e) {
      IO.println(e.getMessage());
    }
  }
  // #endregion server
}
