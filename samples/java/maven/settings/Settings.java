import java.nio.file.*;
import org.sonatype.plexus.components.cipher.DefaultPlexusCipher;

class Settings {
    static final String HELP =
        "org.apache.maven.plugins:maven-help-plugin:3.5.2";

    void main() throws Exception {
        Maven.installHelp("3.5.2");
        // #region effective
        Maven.mvn(0, "-q", "-o", "-f", "effective",
            "-gs", "effective/global.xml", "-s", "effective/user.xml",
            HELP + ":effective-settings", "-Doutput=merged.xml");
        Files.readString(Path.of("effective/merged.xml")).lines()
            .filter(line -> line.startsWith("  ")).forEach(IO::println);
        // #endregion effective

        // #region blocked
        Maven.mvn(2, "-q", "-f", "old", "-s", "old/settings.xml",
            "validate");
        // #endregion blocked

        // #region trust
        Stranger.open(8082);
        Maven.mvn(2, "-f", "stranger", "-s", "stranger/settings.xml",
            "validate");
        IO.println("The stranger got: " + Stranger.got);
        // #endregion trust

        // #region master
        String stored = Maven.mvn(1, "--encrypt-master-password",
            "correct horse").getFirst();
        IO.println("Without asking anyone: " + new DefaultPlexusCipher()
            .decryptDecorated(stored, "settings.security"));
        // #endregion master
        System.exit(0);
    }
}
