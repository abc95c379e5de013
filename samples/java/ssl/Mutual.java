import com.sun.net.httpserver.*;
import javax.net.ssl.SSLContext;

class Mutual {
  void main() throws Exception {
    Stores.make("bank", "localhost");
    Stores.make("ann", "ann.example");
    var server = Bank.start(new AskForKey(
        Stores.context("bank.p12", "trust.p12")));

    Client.ask("with the key of Ann",
        Stores.context("ann.p12", "trust.p12"));
    Client.ask("without a key",
        Stores.context(null, "trust.p12"));
    server.stop(0);
  }
}

class AskForKey extends HttpsConfigurator {
  AskForKey(SSLContext context) { super(context); }

  @Override
  public void configure(HttpsParameters client) {
    var rules = getSSLContext()
        .getDefaultSSLParameters();
    rules.setNeedClientAuth(true);
    client.setSSLParameters(rules);
  }
}
