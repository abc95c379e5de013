import com.sun.net.httpserver.*;
import java.net.*;
import java.util.Base64;

/** The stranger's repository: asks for a password, and keeps what it gets. */
class Stranger {
    static String got = "no password";

    static void open(int port) throws Exception {
        var address = new InetSocketAddress("127.0.0.1", port);
        var server = HttpServer.create(address, 0);
        server.createContext("/", Stranger::answer);
        server.start();
    }

    static void answer(HttpExchange exchange) {
        try (exchange) {
            var sent = exchange.getRequestHeaders()
                .getFirst("Authorization");
            if (sent != null) got = new String(Base64.getDecoder()
                .decode(sent.replace("Basic ", "")));
            exchange.getResponseHeaders()
                .add("WWW-Authenticate", "Basic realm=\"gift\"");
            exchange.sendResponseHeaders(sent == null ? 401 : 404, -1);
        } catch (java.io.IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}
