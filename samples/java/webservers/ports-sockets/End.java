import java.io.*;
import java.net.*;
import java.util.concurrent.*;
import static java.nio.charset.StandardCharsets.UTF_8;

// #region server
static final BlockingQueue<String> heard = new LinkedBlockingQueue<>();

/** Counts bytes until the end of the stream, then answers. */
static void count(ServerSocket server) {
  while (true) {
    int bytes = 0;
    try (var socket = server.accept()) {
      while (socket.getInputStream().read() != -1) bytes++;
      heard.add("end after " + bytes + " bytes");
      var answer = bytes + " bytes";
      socket.getOutputStream().write(answer.getBytes(UTF_8));
    } catch (IOException e) {
      heard.add(e.getMessage());
    }
  }
}
// #endregion server

// #region clients
interface Ending { void end(Socket socket) throws IOException; }

static void order(ServerSocket server, String how, Ending ending)
    throws Exception {
  IO.println(how);
  try (var socket = new Socket()) {
    socket.connect(server.getLocalSocketAddress());
    socket.setSoTimeout(500);
    socket.getOutputStream().write("3 pears".getBytes(UTF_8));
    ending.end(socket);
    var answer = socket.getInputStream().readAllBytes();
    IO.println("  client: " + new String(answer, UTF_8));
  } catch (IOException e) {
    IO.println("  client: " + e.getMessage());
  }
  IO.println("  server: " + heard.take());
}

void main() throws Exception {
  var home = InetAddress.getLoopbackAddress();
  var server = new ServerSocket(0, 50, home);
  Thread.ofPlatform().daemon().start(() -> count(server));
  order(server, "shutdownOutput()", Socket::shutdownOutput);
  order(server, "getOutputStream().close()",
    socket -> socket.getOutputStream().close());
  order(server, "nothing", socket -> {});
  order(server, "close() with linger 0", socket -> {
    socket.setSoLinger(true, 0);
    socket.close();
  });
}
// #endregion clients
