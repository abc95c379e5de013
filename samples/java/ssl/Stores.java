import java.io.File;
import java.nio.file.*;
import java.security.KeyStore;
import javax.net.ssl.*;

/** Makes the files of the note, and contexts of them. */
class Stores {
  /** Runs make.sh with another name and host. */
  static void make(String name, String host) throws Exception {
    var script = Files.readString(Path.of("make.sh"))
        .replace("bank", name).replace("localhost", host);
    var builder = new ProcessBuilder("bash", "-c", script)
        .redirectErrorStream(true);
    builder.environment().merge("PATH",
        System.getProperty("java.home") + "/bin",
        (path, bin) -> bin + File.pathSeparator + path);
    builder.environment().put("JAVA_TOOL_OPTIONS",
        "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC");
    var process = builder.start();
    process.getInputStream().readAllBytes();
    process.waitFor();
  }

  // #region context
  static SSLContext context(String keys,
      String trust) throws Exception {
    var keyManagers =
        KeyManagerFactory.getInstance("PKIX");
    keyManagers.init(load(keys), PASSWORD);
    var trustManagers =
        TrustManagerFactory.getInstance("PKIX");
    trustManagers.init(load(trust));

    var context = SSLContext.getInstance("TLS");
    context.init(keyManagers.getKeyManagers(),
        trustManagers.getTrustManagers(), null);
    return context;
  }

  static KeyStore load(String file)
      throws Exception {
    if (file == null) return null;
    return KeyStore.getInstance(
        new File(file), PASSWORD);
  }

  static final char[] PASSWORD =
      "changeit".toCharArray();
  // #endregion context
}
