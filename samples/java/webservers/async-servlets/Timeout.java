import jakarta.servlet.*;
import jakarta.servlet.http.*;
import java.io.IOException;

// #region servlets
class Forgotten extends HttpServlet {
  @Override
  protected void doGet(HttpServletRequest request,
      HttpServletResponse response) {
    request.startAsync().setTimeout(200);
  }
}

class Prepared extends HttpServlet {
  @Override
  protected void doGet(HttpServletRequest request,
      HttpServletResponse response) {
    var async = request.startAsync();
    async.setTimeout(200);
    async.addListener(new AtTimeout() {
      public void onTimeout(AsyncEvent event) {
        response.setStatus(503);
        event.getAsyncContext().complete();
      }
    });
  }
}
// #endregion servlets

/** A listener of which one method is missing. */
abstract class AtTimeout implements AsyncListener {
  public void onComplete(AsyncEvent event) {}
  public void onError(AsyncEvent event) {}
  public void onStartAsync(AsyncEvent event) {}
}

class Timeout {
  void main() throws Exception {
    var tomcat = new Server(2)
        .add("/forgotten", new Forgotten())
        .add("/prepared", new Prepared()).start();
    IO.println("/forgotten: " + tomcat.get("/forgotten"));
    IO.println("/prepared: " + tomcat.get("/prepared"));
    tomcat.stop();
  }
}
