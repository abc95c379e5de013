import java.security.KeyStore;
import javax.net.ssl.*;

// #region steps
static void visit(String who, KeyStore keys, String version, int port)
    throws Exception {
  IO.println(who + ", " + version);
  var context = Tls.context(keys, Keys.store("trust.p12"));
  var step = "handshake";
  try (var socket = Tls.connect(context, "bank.example", port)) {
    socket.setEnabledProtocols(new String[] {version});
    socket.startHandshake();
    IO.println("  handshake: done");
    step = "read";
    var in = socket.getInputStream();
    IO.println("  read: " + new String(in.readAllBytes()).strip());
  } catch (SSLException e) {
    IO.println("  " + step + ": " + e.getMessage());
  }
  IO.println("  server: " + Tls.heard.take());
}

void main() throws Exception {
  Keys.make("bank.example", "ann");
  var bank = Tls.context(
    Keys.store("bank.example.p12"), Keys.store("trust.p12"));
  int port = Tls.serve(bank, true);
  visit("ann", Keys.store("ann.p12"), "TLSv1.3", port);
  visit("nobody", null, "TLSv1.2", port);
  visit("nobody", null, "TLSv1.3", port);
}
// #endregion steps
