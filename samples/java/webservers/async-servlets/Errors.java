import jakarta.servlet.*;
import jakarta.servlet.http.*;
import java.io.IOException;
import java.net.*;
import java.net.http.*;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.util.*;
import java.util.concurrent.*;
import java.util.logging.LogManager;
import org.apache.catalina.startup.Tomcat;
import org.apache.tomcat.util.descriptor.web.*;

// #region servlets
static final BlockingQueue<String> told = new LinkedBlockingQueue<>();

/** Starts asynchronous work that nobody ever finishes. */
static class Forgotten extends HttpServlet {
  @Override protected void doGet(
      HttpServletRequest request, HttpServletResponse response) {
    try {
      request.startAsync().setTimeout(200);
    } catch (IllegalStateException e) {
      told.add(e.toString());
      throw e;
    }
  }
}

/** The same, with an answer for the case. */
static class Prepared extends HttpServlet {
  @Override protected void doGet(
      HttpServletRequest request, HttpServletResponse response) {
    var async = request.startAsync();
    async.setTimeout(200);
    async.addListener(new AsyncListener() {
      @Override public void onTimeout(AsyncEvent event) {
        response.setStatus(503);
        event.getAsyncContext().complete();
      }
      @Override public void onComplete(AsyncEvent event) {}
      @Override public void onError(AsyncEvent event) {}
      @Override public void onStartAsync(AsyncEvent event) {}
    });
  }
}

/** Writes once more, after the request is over. */
static class Late extends HttpServlet {
  @Override protected void doGet(
      HttpServletRequest request, HttpServletResponse response) {
    var async = request.startAsync();
    Thread.startVirtualThread(() -> {
      async.complete();
      try {
        Thread.sleep(500);
        async.getResponse().getWriter().print("too late");
        told.add("written");
      } catch (Exception e) {
        told.add(e.toString());
      }
    });
  }
}
// #endregion servlets

// #region run
static class Log implements Filter {
  @Override public void doFilter(
      ServletRequest request, ServletResponse response,
      FilterChain rest) throws IOException, ServletException {
    rest.doFilter(request, response);
  }
}

void main() throws Exception {
  LogManager.getLogManager().reset();
  var tomcat = new Tomcat();
  tomcat.setBaseDir(Files.createTempDirectory("tomcat").toString());
  tomcat.setPort(0);
  var app = tomcat.addContext("", null);
  for (var servlet : List.of(
      new Forgotten(), new Prepared(), new Late())) {
    var name = servlet.getClass().getSimpleName();
    Tomcat.addServlet(app, name, servlet).setAsyncSupported(true);
    app.addServletMapping("/" + name, name);
    app.addServletMapping("/logged/" + name, name);
  }
  var filter = new FilterDef();
  filter.setFilterName("log");
  filter.setFilter(new Log());
  filter.setAsyncSupported("false");          // @WebFilter's default
  app.addFilterDef(filter);
  var map = new FilterMap();
  map.setFilterName("log");
  map.addURLPattern("/logged/*");
  app.addFilterMap(map);
  tomcat.start();
  int port = tomcat.getConnector().getLocalPort();
  try (var client = HttpClient.newHttpClient()) {
    for (var path : List.of(
        "logged/Forgotten", "Forgotten", "Prepared", "Late")) {
      var url = URI.create("http://127.0.0.1:" + port + "/" + path);
      var answer = client.send(
        HttpRequest.newBuilder(url).build(), BodyHandlers.ofString());
      IO.println(answer.statusCode() + " " + path);
      if (path.startsWith("l") || path.equals("Late")) {
        IO.println("    " + told.take().replaceFirst(": ", ":\n    "));
      }
    }
  }
  tomcat.stop();
}
// #endregion run
