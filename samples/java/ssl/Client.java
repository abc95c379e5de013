import java.io.IOException;
import java.net.URI;
import java.net.http.*;
import java.net.http.HttpResponse.BodyHandlers;
import javax.net.ssl.*;

/** Asks the bank, and prints its answer or the exception. */
class Client {
  // #region ask
  static void ask(String what,
      SSLContext context) throws Exception {
    IO.println(what + ":");
    try (var client = HttpClient.newBuilder()
        .sslContext(context).build()) {
      var request = HttpRequest.newBuilder(
          URI.create("https://localhost:8443"))
          .build();
      var answer = client.send(
          request, BodyHandlers.ofString());
      IO.println("  " + answer.body());
    } catch (IOException e) {
      IO.println("  " + e.getMessage()
          .replace(": ", ":\n  "));
    }
  }
  // #endregion ask
}
