import jakarta.servlet.http.*;
import java.io.IOException;
import java.util.concurrent.*;

// #region servlet
class Receipt extends HttpServlet {
  private String name; // wrong: one field for all users

  @Override
  protected void doGet(HttpServletRequest request,
      HttpServletResponse response) throws IOException {
    name = request.getParameter("name");
    lookUpPrices(); // both requests are in here
    response.getWriter().print("receipt for " + name);
  }
  // #endregion servlet

  private final CyclicBarrier both = new CyclicBarrier(2);

  /** Waits until two requests are here. */
  private void lookUpPrices() {
    try {
      both.await(10, TimeUnit.SECONDS);
    } catch (Exception e) {
      IO.println(e);
    }
  }
}

class Shared {
  void main() throws Exception {
    var tomcat = new Server()
        .add("/receipt", new Receipt()).start();
    var ann = CompletableFuture.supplyAsync(
        () -> tomcat.get("/receipt?name=Ann"));
    Thread.sleep(1000);
    var bob = tomcat.get("/receipt?name=Bob");
    IO.println("Ann gets: " + ann.join());
    IO.println("Bob gets: " + bob);
    tomcat.stop();
  }
}
