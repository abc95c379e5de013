import com.sun.net.httpserver.*;
import java.io.IOException;
import java.net.InetSocketAddress;
import javax.net.ssl.SSLContext;

/** The HTTPS server of a bank, on port 8443. */
class Bank {
  static HttpsServer start(SSLContext context)
      throws IOException {
    return start(new HttpsConfigurator(context));
  }

  static HttpsServer start(HttpsConfigurator tls)
      throws IOException {
    var server = HttpsServer.create(
        new InetSocketAddress("localhost", 8443), 0);
    server.setHttpsConfigurator(tls);
    server.createContext("/", Bank::welcome);
    server.start();
    return server;
  }

  static void welcome(HttpExchange exchange) throws IOException {
    var text = "welcome".getBytes();
    exchange.sendResponseHeaders(200, text.length);
    exchange.getResponseBody().write(text);
    exchange.close();
  }
}
