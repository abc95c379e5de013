import jakarta.servlet.http.*;
import java.io.IOException;

class Named extends HttpServlet {
  private final String name;

  Named(String name) { this.name = name; }

  @Override
  protected void doGet(HttpServletRequest request,
      HttpServletResponse response) throws IOException {
    response.getWriter().print(name);
  }
}

class Mapping {
  // #region main
  void main() throws Exception {
    var tomcat = new Server();
    var patterns = new String[] {
        "/shop/cart", "/shop/*", "*.jsp", "/" };
    for (var pattern : patterns)
      tomcat.add(pattern, new Named(pattern));
    tomcat.start();

    var paths = new String[] { "/shop/cart",
        "/shop/pears", "/shop/list.jsp",
        "/list.jsp", "/help" };
    for (var path : paths)
      IO.println(path + " -> " + tomcat.get(path));
    tomcat.stop();
  }
  // #endregion main
}
