import java.net.URI;
import java.net.http.*;
import javax.net.ssl.*;

// #region call
static void call(String what, SSLSocket socket) throws Exception {
  try (socket) {
    socket.startHandshake();
    IO.println(what + "accepted "
      + socket.getSession().getPeerPrincipal());
  } catch (SSLException e) {
    IO.println(what + e.getMessage());
  }
}

void main() throws Exception {
  Keys.make("mallory.example");
  var mallory = Tls.context(Keys.store("mallory.example.p12"), null);
  int port = Tls.serve(mallory, false);
  var context = Tls.context(null, Keys.store("trust.p12"));

  call("as it comes: ", Tls.connect(context, "bank.example", port));

  var asked = Tls.connect(context, "bank.example", port);
  var parameters = asked.getSSLParameters();
  parameters.setEndpointIdentificationAlgorithm("HTTPS");
  asked.setSSLParameters(parameters);
  call("asked for:   ", asked);

  var url = URI.create("https://127.0.0.1:" + port);
  try (var client = HttpClient.newBuilder()
      .sslContext(context).build()) {
    client.send(HttpRequest.newBuilder(url).build(),
      HttpResponse.BodyHandlers.ofString());
  } catch (SSLException e) {
    IO.println("HttpClient:  " + e.getMessage());
  }
}
// #endregion call
