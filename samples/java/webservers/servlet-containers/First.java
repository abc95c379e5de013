import jakarta.servlet.http.*;
import java.io.IOException;

class Orders extends HttpServlet {
  @Override
  protected void doGet(HttpServletRequest request,
      HttpServletResponse response) throws IOException {
    var name = request.getParameter("name");
    var out = response.getWriter();
    out.print("orders of " + name);
  }
}

class First {
  void main() throws Exception {
    var tomcat = new Server()
        .add("/orders", new Orders()).start();
    IO.println(tomcat.get("/orders?name=Ann"));
    IO.println(tomcat.get("/pears"));
    tomcat.stop();
  }
}
