import javax.net.ssl.SSLContext;

class First {
  void main() throws Exception {
    Stores.make("bank", "localhost");
    var server = Bank.start(
        Stores.context("bank.p12", null));

    Client.ask("truststore of the JDK",
        SSLContext.getDefault());
    Client.ask("trust.p12",
        Stores.context(null, "trust.p12"));
    server.stop(0);
  }
}
