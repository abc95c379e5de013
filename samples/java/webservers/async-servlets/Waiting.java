import jakarta.servlet.AsyncContext;
import jakarta.servlet.http.*;
import java.io.IOException;
import java.net.*;
import java.net.http.*;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.logging.LogManager;
import org.apache.catalina.startup.Tomcat;

// #region servlets
static volatile CountDownLatch prices;     // opens when they are known
static final AtomicInteger waiting = new AtomicInteger();

/** Keeps its thread while it waits. */
static class Blocking extends HttpServlet {
  @Override protected void doGet(
      HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    waiting.incrementAndGet();
    try {
      prices.await();
    } catch (InterruptedException e) {
      throw new IOException(e);
    }
    response.getWriter().print("price 7");
  }
}

/** Leaves the request in a list and gives its thread back. */
static class Async extends HttpServlet {
  static final Queue<AsyncContext> open = new ConcurrentLinkedQueue<>();

  @Override protected void doGet(
      HttpServletRequest request, HttpServletResponse response) {
    open.add(request.startAsync());
    waiting.incrementAndGet();
  }

  /** Called from any thread, when the prices are known. */
  static void answerAll() throws IOException {
    for (AsyncContext one; (one = open.poll()) != null; ) {
      one.getResponse().getWriter().print("price 7");
      one.complete();
    }
  }
}
// #endregion servlets

// #region count
/** Sends 20 requests, waits until no more come in, counts, opens. */
static void count(String what, String url) throws Exception {
  prices = new CountDownLatch(1);
  waiting.set(0);
  try (var client = HttpClient.newHttpClient()) {
    var request = HttpRequest.newBuilder(URI.create(url)).build();
    var answers = new ArrayList<CompletableFuture<?>>();
    for (int i = 0; i < 20; i++) {
      answers.add(client.sendAsync(request, BodyHandlers.ofString()));
    }
    for (int before = -1; before != waiting.get() || before == 0; ) {
      before = waiting.get();
      if (before == 20) break;
      Thread.sleep(1500);
    }
    IO.println("%-28s %2d of 20 are waiting in the servlet"
      .formatted(what, waiting.get()));
    prices.countDown();
    Async.answerAll();
    for (var answer : answers) answer.join();
  }
}
// #endregion count

// #region run
static Tomcat server(boolean virtual) throws Exception {
  var tomcat = new Tomcat();
  tomcat.setBaseDir(Files.createTempDirectory("tomcat").toString());
  tomcat.setPort(0);
  var app = tomcat.addContext("", null);
  Tomcat.addServlet(app, "blocking", new Blocking());
  app.addServletMapping("/blocking", "blocking");
  Tomcat.addServlet(app, "async", new Async()).setAsyncSupported(true);
  app.addServletMapping("/async", "async");
  var connector = tomcat.getConnector();
  connector.setProperty("maxThreads", "2");
  connector.setProperty("minSpareThreads", "2");
  connector.setProperty("useVirtualThreads", "" + virtual);
  tomcat.start();
  return tomcat;
}

void main() throws Exception {
  LogManager.getLogManager().reset();
  var pool = server(false);
  var url = "http://127.0.0.1:" + pool.getConnector().getLocalPort();
  count("2 threads, blocking:", url + "/blocking");
  count("2 threads, startAsync:", url + "/async");
  pool.stop();
  var virtual = server(true);
  url = "http://127.0.0.1:" + virtual.getConnector().getLocalPort();
  count("virtual threads, blocking:", url + "/blocking");
  virtual.stop();
}
// #endregion run
