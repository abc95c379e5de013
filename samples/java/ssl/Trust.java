import java.security.KeyStore;
import javax.net.ssl.*;

static String authorities(KeyStore trust) throws Exception {
  var factory = TrustManagerFactory.getInstance("PKIX");
  factory.init(trust);
  var manager = (X509TrustManager) factory.getTrustManagers()[0];
  int count = manager.getAcceptedIssuers().length;
  return count > 50 ? "more than 50 authorities"
    : count + (count == 1 ? " authority" : " authorities");
}

// #region ask
static void ask(String trusting, KeyStore trust, int port)
    throws Exception {
  IO.println(trusting + ", " + authorities(trust) + ":");
  var context = Tls.context(null, trust);
  try (var socket = Tls.connect(context, "bank.example", port)) {
    socket.startHandshake();
    var session = socket.getSession();
    IO.println("  " + session.getProtocol() + " with "
      + session.getPeerPrincipal());
  } catch (SSLException e) {
    IO.println("  " + e.getMessage().replace(": ", ":\n    "));
  }
}

void main() throws Exception {
  Keys.make("bank.example");
  var bank = Tls.context(Keys.store("bank.example.p12"), null);
  int port = Tls.serve(bank, false);
  ask("the JDK's own list", null, port);
  ask("the authority of the shop", Keys.store("trust.p12"), port);
  var empty = KeyStore.getInstance("PKCS12");
  empty.load(null, null);
  ask("an empty store", empty, port);
}
// #endregion ask
