import jakarta.servlet.http.*;
import java.io.IOException;
import java.net.*;
import java.net.http.*;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.util.concurrent.*;
import java.util.logging.LogManager;
import org.apache.catalina.startup.Tomcat;

// #region servlet
static class Receipt extends HttpServlet {
  String customer;                       // one field for all requests

  @Override protected void doGet(
      HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    customer = request.getParameter("customer");
    lookUpPrices(customer);              // both requests are in here
    response.getWriter().print("receipt for " + customer);
  }
}
// #endregion servlet

// #region meet
static final CountDownLatch annIsIn = new CountDownLatch(1);
static final CountDownLatch bobIsIn = new CountDownLatch(1);

/** Ann waits until Bob's request has come as far as hers. */
static void lookUpPrices(String customer) {
  try {
    if (customer.equals("bob")) {
      bobIsIn.countDown();
    } else {
      annIsIn.countDown();
      bobIsIn.await(10, TimeUnit.SECONDS);
    }
  } catch (InterruptedException e) {
    Thread.currentThread().interrupt();
  }
}
// #endregion meet

// #region run
void main() throws Exception {
  LogManager.getLogManager().reset();
  var tomcat = new Tomcat();
  tomcat.setBaseDir(Files.createTempDirectory("tomcat").toString());
  tomcat.setPort(0);
  var app = tomcat.addContext("", null);
  Tomcat.addServlet(app, "receipt", new Receipt());
  app.addServletMapping("/receipt", "receipt");
  tomcat.start();
  var base = "http://127.0.0.1:" + tomcat.getConnector().getLocalPort();
  try (var client = HttpClient.newHttpClient()) {
    var ann = client.sendAsync(
      get(base + "/receipt?customer=ann"), BodyHandlers.ofString());
    annIsIn.await();
    var bob = client.send(
      get(base + "/receipt?customer=bob"), BodyHandlers.ofString());
    IO.println("bob gets: " + bob.body());
    IO.println("ann gets: " + ann.join().body());
  }
  tomcat.stop();
}
// #endregion run

static HttpRequest get(String url) {
  return HttpRequest.newBuilder(URI.create(url)).build();
}
