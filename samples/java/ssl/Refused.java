import java.security.*;
import javax.net.ssl.*;

// #region refused
static void ask(String what, SSLSocket socket, String... versions)
    throws Exception {
  try (socket) {
    if (versions.length > 0) socket.setEnabledProtocols(versions);
    socket.startHandshake();
    IO.println(what + socket.getSession().getProtocol() + " "
      + socket.getSession().getCipherSuite());
  } catch (SSLException e) {
    IO.println(what + e.getMessage());
  }
}

void main() throws Exception {
  Keys.make("bank.example");
  var bank = Tls.context(Keys.store("bank.example.p12"), null);
  int port = Tls.serve(bank, false);
  var context = Tls.context(null, Keys.store("trust.p12"));
  ask("free choice: ", Tls.connect(context, "bank.example", port));
  ask("TLSv1.2:     ",
    Tls.connect(context, "bank.example", port), "TLSv1.2");
  ask("TLSv1.1:     ",
    Tls.connect(context, "bank.example", port), "TLSv1.1");
  var hybrid = Tls.connect(context, "bank.example", port);
  var parameters = hybrid.getSSLParameters();
  parameters.setNamedGroups(new String[] {"X25519MLKEM768"});
  hybrid.setSSLParameters(parameters);
  ask("hybrid:      ", hybrid);
  IO.println(Security.getProperty("jdk.tls.disabledAlgorithms")
    .replaceAll("((?:[^,]+,){4}) *", "$1\n  "));
}
// #endregion refused
