import jakarta.servlet.*;
import jakarta.servlet.http.HttpServlet;
import java.io.IOException;
import java.net.*;
import java.net.http.*;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.util.concurrent.*;
import java.util.logging.LogManager;
import org.apache.catalina.*;
import org.apache.catalina.startup.Tomcat;
import org.apache.tomcat.util.descriptor.web.*;

/** An embedded Tomcat with one application, whose servlets may be asynchronous, and a client for it. */
class Server {
  private final Tomcat tomcat = new Tomcat();
  private final Context app;
  private final HttpClient client = HttpClient.newHttpClient();
  private final ExecutorService callers =
      Executors.newVirtualThreadPerTaskExecutor();

  /** @param threads how many threads the pool of Tomcat has */
  Server(int threads) throws IOException {
    LogManager.getLogManager().reset(); // no log lines
    tomcat.setBaseDir(Files.createTempDirectory("tomcat").toString());
    tomcat.setPort(0);
    var connector = tomcat.getConnector();
    connector.setProperty("maxThreads", "" + threads);
    connector.setProperty("minSpareThreads", "" + threads);
    app = tomcat.addContext("", null);
  }

  /** Adds a servlet for a URL pattern. */
  Server add(String pattern, HttpServlet servlet) {
    Tomcat.addServlet(app, pattern, servlet).setAsyncSupported(true);
    app.addServletMapping(pattern, pattern);
    return this;
  }

  /** Adds a filter for a URL pattern; it is not declared as asynchronous. */
  Server add(String pattern, Filter filter) {
    var definition = new FilterDef();
    definition.setFilterName("filter");
    definition.setFilter(filter);
    definition.setAsyncSupported("false"); // as @WebFilter's default
    app.addFilterDef(definition);
    var everything = new FilterMap();
    everything.setFilterName("filter");
    everything.addURLPattern(pattern);
    app.addFilterMap(everything);
    return this;
  }

  /** Runs each request in a virtual thread instead of the pool. */
  Server virtual() {
    tomcat.getConnector().setProperty("useVirtualThreads", "true");
    return this;
  }

  Server start() throws LifecycleException {
    tomcat.start();
    return this;
  }

  void stop() throws LifecycleException {
    tomcat.stop();
  }

  /** Asks for a path without waiting for the answer. */
  CompletableFuture<String> ask(String path) {
    return CompletableFuture.supplyAsync(() -> get(path), callers);
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
