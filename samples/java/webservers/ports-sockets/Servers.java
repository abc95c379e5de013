import com.sun.net.httpserver.HttpServer;
import java.util.logging.LogManager;
import org.apache.catalina.startup.Tomcat;
import org.eclipse.jetty.server.Server;

void main() throws Exception {
  LogManager.getLogManager().reset(); // Tomcat writes no log
  HttpServer.create(new InetSocketAddress(8081), 0).start();
  new Server(8082).start(); // Jetty
  var tomcat = new Tomcat();
  tomcat.setBaseDir(System.getProperty("java.io.tmpdir"));
  tomcat.setPort(8083);
  tomcat.getConnector();
  tomcat.start();

  new ProcessBuilder("ss", "-ltn").inheritIO().start().waitFor();
  System.exit(0);
}
