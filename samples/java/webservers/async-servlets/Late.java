import jakarta.servlet.*;
import jakarta.servlet.http.*;
import java.io.IOException;
import java.util.concurrent.*;

// #region late
class Late extends HttpServlet {
  @Override
  protected void doGet(HttpServletRequest request,
      HttpServletResponse response) {
    var async = request.startAsync();
    async.setTimeout(100);
    // the price comes after 500 ms
    Prices.ask(price -> write(async, price));
  }

  void write(AsyncContext async, int price) {
    try {
      async.getResponse().getWriter().print(price);
      heard.add("written");
    } catch (Exception e) {
      heard.add(e.getMessage());
    }
  }
  // #endregion late

  static final BlockingQueue<String> heard =
      new LinkedBlockingQueue<>();

  static void main() throws Exception {
    var tomcat = new Server(2)
        .add("/late", new Late()).start();
    IO.println("client: " + tomcat.get("/late"));
    IO.println(heard.take());
    tomcat.stop();
  }
}
