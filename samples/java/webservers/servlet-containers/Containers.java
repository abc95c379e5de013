import jakarta.servlet.*;
import jakarta.servlet.http.*;
import java.io.IOException;
import java.net.*;
import java.net.http.*;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.util.EnumSet;
import java.util.logging.LogManager;
import org.apache.catalina.startup.Tomcat;
import org.apache.tomcat.util.descriptor.web.*;
import org.eclipse.jetty.ee11.servlet.*;
import org.eclipse.jetty.server.*;

// #region servlet
/** Says where it runs; prints its life. */
static class Orders extends HttpServlet {
  @Override public void init() {
    IO.println("  init, in " + getServletContext().getServerInfo());
  }

  @Override protected void doGet(
      HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    IO.println("  doGet " + request.getRequestURI());
    var session = request.getSession();
    var before = (Integer) session.getAttribute("orders");
    int orders = before == null ? 1 : before + 1;
    session.setAttribute("orders", orders);
    response.getWriter().print("order " + orders);
  }

  @Override public void destroy() {
    IO.println("  destroy");
  }
}

static class Log implements Filter {
  @Override public void doFilter(
      ServletRequest request, ServletResponse response,
      FilterChain rest) throws IOException, ServletException {
    IO.println("  before the servlet");
    rest.doFilter(request, response);
    IO.println("  after it");
  }
}
// #endregion servlet

// #region tomcat
static void tomcat() throws Exception {
  var tomcat = new Tomcat();
  tomcat.setBaseDir(Files.createTempDirectory("tomcat").toString());
  tomcat.setPort(0);
  var app = tomcat.addContext("", null);
  Tomcat.addServlet(app, "orders", new Orders());
  app.addServletMapping("/orders", "orders");
  var filter = new FilterDef();
  filter.setFilterName("log");
  filter.setFilter(new Log());
  app.addFilterDef(filter);
  var everything = new FilterMap();
  everything.setFilterName("log");
  everything.addURLPattern("/*");
  app.addFilterMap(everything);

  tomcat.start();
  order(tomcat.getConnector().getLocalPort());
  tomcat.stop();
}
// #endregion tomcat

// #region jetty
static void jetty() throws Exception {
  var server = new Server(0);
  var app = new ServletContextHandler(ServletContextHandler.SESSIONS);
  app.addServlet(new Orders(), "/orders");
  app.addFilter(new Log(), "/*", EnumSet.of(DispatcherType.REQUEST));
  server.setHandler(app);

  server.start();
  order(((ServerConnector) server.getConnectors()[0]).getLocalPort());
  server.stop();
}
// #endregion jetty

// #region order
/** Two requests with a cookie jar, then one to an unknown path. */
static void order(int port) throws Exception {
  var jar = HttpClient.newBuilder().cookieHandler(new CookieManager());
  try (var client = jar.build()) {
    for (var path : new String[] {"orders", "orders", "pears"}) {
      var url = URI.create("http://127.0.0.1:" + port + "/" + path);
      var request = HttpRequest.newBuilder(url).build();
      var answer = client.send(request, BodyHandlers.ofString());
      var text = answer.statusCode() == 200 ? answer.body() : "";
      IO.println("-> " + answer.statusCode() + " " + text);
      answer.headers().firstValue("set-cookie").ifPresent(cookie ->
        IO.println("   " + cookie.replaceFirst("=[^;]*", "=…")));
    }
  }
}

void main() throws Exception {
  LogManager.getLogManager().reset();                 // no log lines
  tomcat();
  jetty();
}
// #endregion order
