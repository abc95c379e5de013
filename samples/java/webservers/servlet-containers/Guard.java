import jakarta.servlet.*;
import jakarta.servlet.http.*;
import java.io.IOException;

// #region filter
class Login implements Filter {
  @Override
  public void doFilter(ServletRequest request,
      ServletResponse response, FilterChain chain)
      throws IOException, ServletException {
    if (request.getParameter("name") == null) {
      ((HttpServletResponse) response).sendError(401);
      return;
    }
    IO.println("before");
    chain.doFilter(request, response);
    IO.println("after");
  }
}
// #endregion filter

class Orders extends HttpServlet {
  @Override
  protected void doGet(HttpServletRequest request,
      HttpServletResponse response) throws IOException {
    IO.println("doGet");
    response.getWriter().print("orders");
  }
}

// #region main
class Guard {
  void main() throws Exception {
    var tomcat = new Server().add(new Login())
        .add("/orders", new Orders()).start();
    IO.println(tomcat.get("/orders?name=Ann"));
    IO.println(tomcat.get("/orders"));
    tomcat.stop();
  }
}
// #endregion main
