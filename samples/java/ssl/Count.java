import java.security.KeyStore;
import javax.net.ssl.*;

/** How many certificates are trusted by default? */
void main() throws Exception {
  var factory = TrustManagerFactory.getInstance("PKIX");
  factory.init((KeyStore) null);
  var manager = (X509TrustManager) factory.getTrustManagers()[0];
  int count = manager.getAcceptedIssuers().length;
  IO.println(count > 100 ? "more than 100" : "" + count);
}
