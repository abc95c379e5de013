import javax.net.ssl.*;

class Name {
  void main() throws Exception {
    Stores.make("mallory", "mallory.example");
    var server = Bank.start(
        Stores.context("mallory.p12", null));
    var trust = Stores.context(null, "trust.p12");

    Client.ask("HttpClient", trust);
    call("SSLSocket", trust, null);
    call("SSLSocket, HTTPS", trust, "HTTPS");
    server.stop(0);
  }

  void call(String what, SSLContext trust,
      String check) throws Exception {
    IO.println(what + ":");
    try (var socket = (SSLSocket) trust
        .getSocketFactory()
        .createSocket("localhost", 8443)) {
      var rules = socket.getSSLParameters();
      rules.setEndpointIdentificationAlgorithm(
          check);
      socket.setSSLParameters(rules);
      socket.startHandshake();
      IO.println("  accepted");
    } catch (SSLException e) {
      IO.println("  " + e.getMessage());
    }
  }
}
