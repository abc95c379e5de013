import java.io.*;
import java.net.*;
import java.security.KeyStore;
import java.util.concurrent.*;
import javax.net.ssl.*;

/** A server that answers one line, and contexts for both ends. */
class Tls {
  // #region context
  /** Who am I (keys), and whom do I believe (trust)? null: default. */
  static SSLContext context(KeyStore keys, KeyStore trust)
      throws Exception {
    var keyManagers = KeyManagerFactory.getInstance("PKIX");
    keyManagers.init(keys, Keys.PASSWORD);
    var trustManagers = TrustManagerFactory.getInstance("PKIX");
    trustManagers.init(trust);
    var context = SSLContext.getInstance("TLS");
    context.init(keyManagers.getKeyManagers(),
      trustManagers.getTrustManagers(), null);
    return context;
  }
  // #endregion context

  static final BlockingQueue<String> heard =
    new LinkedBlockingQueue<>();

  // #region serve
  /** Answers "welcome" on each connection; keeps what happened. */
  static int serve(SSLContext context, boolean needKey)
      throws Exception {
    var home = InetAddress.getLoopbackAddress();
    var server = new ServerSocket(0, 50, home);
    Thread.ofPlatform().daemon().start(() -> {
      while (true) {
        try (var plain = server.accept()) {
          answer(plain, (SSLSocket) context.getSocketFactory()
            .createSocket(plain, null, false), needKey);
        } catch (IOException e) {
          // the client has gone
        }
      }
    });
    return server.getLocalPort();
  }

  static void answer(Socket plain, SSLSocket tls, boolean needKey)
      throws IOException {
    tls.setNeedClientAuth(needKey);
    try {
      tls.startHandshake();
      heard.add("let in " + (needKey
        ? tls.getSession().getPeerPrincipal() : "anybody"));
      tls.getOutputStream().write("welcome\n".getBytes());
      tls.close();
    } catch (IOException e) {
      heard.add(e.getMessage());
      // Read on, so that the client gets the alert, not a reset.
      plain.getInputStream()
        .transferTo(OutputStream.nullOutputStream());
    }
  }
  // #endregion serve

  /** A TLS client socket over loopback that believes it calls host. */
  static SSLSocket connect(SSLContext context, String host, int port)
      throws Exception {
    var plain = new Socket(InetAddress.getLoopbackAddress(), port);
    return (SSLSocket) context.getSocketFactory()
      .createSocket(plain, host, port, true);
  }
}
