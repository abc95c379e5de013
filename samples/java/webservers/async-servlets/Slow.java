import jakarta.servlet.WriteListener;
import jakarta.servlet.http.*;
import java.io.IOException;
import java.net.*;
import java.net.http.*;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.time.Duration;
import java.util.logging.LogManager;
import org.apache.catalina.startup.Tomcat;

// #region servlets
static final byte[] PIECE = new byte[64 * 1024];
static final int PIECES = 1000;                      // 65.5 MB

static class Blocking extends HttpServlet {
  @Override protected void doGet(
      HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    var out = response.getOutputStream();
    for (int i = 0; i < PIECES; i++) out.write(PIECE);
  }
}

static class WhenReady extends HttpServlet {
  @Override protected void doGet(
      HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    var async = request.startAsync();
    var out = response.getOutputStream();
    out.setWriteListener(new WriteListener() {
      int sent = 0;
      @Override public void onWritePossible() throws IOException {
        while (out.isReady()) {             // false: come back later
          if (sent == PIECES) { async.complete(); return; }
          out.write(PIECE);
          sent++;
        }
      }
      @Override public void onError(Throwable e) { async.complete(); }
    });
  }
}

static class Ping extends HttpServlet {
  @Override protected void doGet(
      HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    response.getWriter().print("pong");
  }
}
// #endregion servlets

// #region ask
/** A client asks for 65 MB and reads a byte; then another asks. */
static void ask(String what, HttpServlet servlet, boolean virtual)
    throws Exception {
  var tomcat = server(servlet, virtual);
  int port = tomcat.getConnector().getLocalPort();
  try (var lazy = new Socket("127.0.0.1", port);
       var client = HttpClient.newHttpClient()) {
    lazy.getOutputStream().write(
      "GET /file HTTP/1.1\r\nHost: shop\r\n\r\n".getBytes());
    lazy.getInputStream().read();               // it has begun
    var ping = HttpRequest.newBuilder(
        URI.create("http://127.0.0.1:" + port + "/ping"))
      .timeout(Duration.ofSeconds(3)).build();
    String answer;
    try {
      answer = client.send(ping, BodyHandlers.ofString()).body();
    } catch (HttpTimeoutException e) {
      answer = e.getMessage();
    }
    IO.println(what + answer);
  }
  tomcat.stop();
}
// #endregion ask

// #region run
static Tomcat server(HttpServlet file, boolean virtual)
    throws Exception {
  var tomcat = new Tomcat();
  tomcat.setBaseDir(Files.createTempDirectory("tomcat").toString());
  tomcat.setPort(0);
  var app = tomcat.addContext("", null);
  Tomcat.addServlet(app, "file", file).setAsyncSupported(true);
  app.addServletMapping("/file", "file");
  Tomcat.addServlet(app, "ping", new Ping());
  app.addServletMapping("/ping", "ping");
  var connector = tomcat.getConnector();
  connector.setProperty("maxThreads", "1");
  connector.setProperty("minSpareThreads", "1");
  connector.setProperty("useVirtualThreads", "" + virtual);
  tomcat.start();
  return tomcat;
}

void main() throws Exception {
  LogManager.getLogManager().reset();
  ask("1 thread, write():         ", new Blocking(), false);
  ask("1 thread, WriteListener:   ", new WhenReady(), false);
  ask("virtual threads, write():  ", new Blocking(), true);
}
// #endregion run
