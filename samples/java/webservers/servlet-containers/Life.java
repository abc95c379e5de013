import jakarta.servlet.http.*;

class Orders extends HttpServlet {
  @Override
  public void init() { IO.println("init"); }

  @Override
  protected void doGet(HttpServletRequest request,
      HttpServletResponse response) {
    IO.println("doGet for " + request.getParameter("name"));
  }

  @Override
  public void destroy() { IO.println("destroy"); }
}

class Life {
  void main() throws Exception {
    var tomcat = new Server()
        .add("/orders", new Orders()).start();
    IO.println("started");
    tomcat.get("/orders?name=Ann");
    tomcat.get("/orders?name=Bob");
    tomcat.stop();
  }
}
