import java.io.FileInputStream;
import java.nio.file.*;
import java.security.KeyStore;
import java.util.*;

/** Key stores made by keytool, as in the session of the note. */
class Keys {
  static final char[] PASSWORD = "changeit".toCharArray();

  // #region make
  /** An authority, and a key signed by it, for each name given. */
  static void make(String... names) throws Exception {
    keytool("-genkeypair -alias ca -keyalg Ed25519 -dname CN=shop-ca"
      + " -ext bc:c -keystore ca.p12");
    keytool("-exportcert -alias ca -keystore ca.p12 -file ca.crt");
    keytool("-importcert -noprompt -alias ca -file ca.crt"
      + " -keystore trust.p12");
    for (var name : names) {
      Files.copy(Path.of("ca.p12"), Path.of(name + ".p12"));
      keytool("-genkeypair -alias " + name + " -keyalg EC -signer ca"
        + " -dname CN=" + name + " -ext san=dns:" + name
        + " -keystore " + name + ".p12");
    }
  }
  // #endregion make

  static void keytool(String arguments) throws Exception {
    var command = new ArrayList<String>();
    command.add(System.getProperty("java.home") + "/bin/keytool");
    command.add("-J-XX:TieredStopAtLevel=1");
    command.addAll(List.of(arguments.split(" ")));
    command.addAll(List.of("-storepass", "changeit"));
    var process = new ProcessBuilder(command)
      .redirectErrorStream(true).start();
    var text = new String(process.getInputStream().readAllBytes());
    if (process.waitFor() != 0) throw new IllegalStateException(text);
  }

  static KeyStore store(String file) throws Exception {
    var store = KeyStore.getInstance("PKCS12");
    try (var in = new FileInputStream(file)) {
      store.load(in, PASSWORD);
    }
    return store;
  }
}
