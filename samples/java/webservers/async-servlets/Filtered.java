import jakarta.servlet.*;
import jakarta.servlet.http.*;
import java.io.IOException;

class Log implements Filter {
  @Override
  public void doFilter(ServletRequest request,
      ServletResponse response, FilterChain chain)
      throws IOException, ServletException {
    chain.doFilter(request, response);
  }
}

class Price extends HttpServlet {
  @Override
  protected void doGet(HttpServletRequest request,
      HttpServletResponse response) {
    try {
      request.startAsync().complete();
    } catch (IllegalStateException e) {
      IO.println(e.getMessage());
      throw e;
    }
  }
}

// #region main
class Filtered {
  void main() throws Exception {
    var tomcat = new Server(2).add("/*", new Log())
        .add("/price", new Price()).start();
    IO.println(tomcat.get("/price"));
    tomcat.stop();
  }
}
// #endregion main
