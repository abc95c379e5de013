import java.nio.file.*;

class Build {
    static final String HELP =
        "org.apache.maven.plugins:maven-help-plugin:3.5.2";

    void main() throws Exception {
        Maven.installPlugin();
        Maven.installHelp("3.5.2");
        // #region phases
        Maven.mvn("-pl", "core", "package");
        Maven.mvn("-q", "package");
        Maven.mvn("-q", "package", "compile");
        Maven.mvn("-q", "say:say");
        // #endregion phases
        // #region reactor
        Maven.mvn("-q", "-s", "settings.xml", "-pl", "app", "package");
        Maven.mvn("-q", "-pl", "app", "-am", "package");
        // #endregion reactor
        // #region plain
        Maven.mvn("-q", "-f", "plain", HELP + ":describe",
            "-Dcmd=package", "-Doutput=bindings.txt");
        IO.print(Files.readString(Path.of("plain/bindings.txt")));
        // #endregion plain
        // #region three
        Maven.mvn("-q", "-f", "four", "compile");
        // #endregion three
    }
}
