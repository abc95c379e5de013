import jakarta.servlet.AsyncContext;
import jakarta.servlet.http.*;
import java.io.IOException;

class Price extends HttpServlet {
  @Override
  protected void doGet(HttpServletRequest request,
      HttpServletResponse response) {
    var async = request.startAsync();
    Prices.ask(price -> answer(async, price));
    IO.println("doGet returns");
  }

  void answer(AsyncContext async, int price) {
    IO.println("the price is here");
    try {
      async.getResponse().getWriter()
          .print("price " + price);
    } catch (IOException e) {
      IO.println(e);
    } finally {
      async.complete();
    }
  }
}

// #region main
class First {
  void main() throws Exception {
    var tomcat = new Server(2)
        .add("/price", new Price()).start();
    IO.println(tomcat.get("/price"));
    tomcat.stop();
  }
}
// #endregion main
