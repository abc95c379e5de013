import java.io.IOException;
import java.net.*;
import java.net.http.*;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.util.logging.LogManager;
import java.util.regex.Pattern;
import org.apache.catalina.startup.Tomcat;

// #region servlets
public static class Old extends javax.servlet.http.HttpServlet {
  @Override protected void doGet(
      javax.servlet.http.HttpServletRequest request,
      javax.servlet.http.HttpServletResponse response)
      throws IOException {
    response.getWriter().print("old");
  }
}

public static class New extends jakarta.servlet.http.HttpServlet {
  @Override protected void doGet(
      jakarta.servlet.http.HttpServletRequest request,
      jakarta.servlet.http.HttpServletResponse response)
      throws IOException {
    response.getWriter().print("new");
  }
}
// #endregion servlets

static final Pattern reason = Pattern.compile(
  "(Class \\[[^<]*|ClassCastException: [^(]*)(?: \\(|</p>)");

// #region deploy
void main() throws Exception {
  LogManager.getLogManager().reset();
  var tomcat = new Tomcat();
  tomcat.setBaseDir(Files.createTempDirectory("tomcat").toString());
  tomcat.setPort(0);
  var app = tomcat.addContext("", null);
  app.setParentClassLoader(Old.class.getClassLoader());
  for (var type : new Class<?>[] {Old.class, New.class}) {
    var name = type.getSimpleName();
    Tomcat.addServlet(app, name, type.getName());      // by name
    app.addServletMapping("/" + name, name);
  }
  tomcat.start();
  var base = "http://127.0.0.1:" + tomcat.getConnector().getLocalPort();
  try (var client = HttpClient.newHttpClient()) {
    for (var path : new String[] {"/New", "/Old"}) {
      var url = URI.create(base + path);
      var answer = client.send(
        HttpRequest.newBuilder(url).build(), BodyHandlers.ofString());
      IO.println(path + " " + answer.statusCode());
      reason.matcher(answer.body()).results()
        .forEach(found -> IO.println("  " + found.group(1)));
    }
  }
  tomcat.stop();
}
// #endregion deploy
