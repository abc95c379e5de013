import jakarta.servlet.*;
import jakarta.servlet.http.HttpServlet;
import java.io.IOException;
import java.net.*;
import java.net.http.*;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.util.logging.LogManager;
import org.apache.catalina.*;
import org.apache.catalina.startup.Tomcat;
import org.apache.tomcat.util.descriptor.web.*;

/** An embedded Tomcat with one application, and a client for it. */
class Server {
  private final Tomcat tomcat = new Tomcat();
  private final Context app;
  private final HttpClient client = HttpClient.newHttpClient();

  Server() throws IOException {
    LogManager.getLogManager().reset(); // no log lines
    tomcat.setBaseDir(Files.createTempDirectory("tomcat").toString());
    tomcat.setPort(0);
    app = tomcat.addContext("", null);
  }

  /** Adds a servlet for a URL pattern. */
  Server add(String pattern, HttpServlet servlet) {
    Tomcat.addServlet(app, pattern, servlet);
    app.addServletMapping(pattern, pattern);
    return this;
  }

  /** Adds a filter in front of all servlets. */
  Server add(Filter filter) {
    var definition = new FilterDef();
    definition.setFilterName("filter");
    definition.setFilter(filter);
    app.addFilterDef(definition);
    var everything = new FilterMap();
    everything.setFilterName("filter");
    everything.addURLPattern("/*");
    app.addFilterMap(everything);
    return this;
  }

  Server start() throws LifecycleException {
    tomcat.start();
    return this;
  }

  void stop() throws LifecycleException {
    tomcat.stop();
  }

  /** Asks for a path; returns the status and the body. */
  String get(String path) {
    int port = tomcat.getConnector().getLocalPort();
    var url = URI.create("http://127.0.0.1:" + port + path);
    try {
      var answer = client.send(
          HttpRequest.newBuilder(url).build(), BodyHandlers.ofString());
      return answer.statusCode() == 200
          ? "200 " + answer.body() : "" + answer.statusCode();
    } catch (IOException | InterruptedException e) {
      return e.toString();
    }
  }
}
