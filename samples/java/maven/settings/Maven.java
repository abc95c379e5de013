import java.io.*;
import java.nio.file.*;
import java.util.*;
import java.util.zip.ZipFile;

/**
 * Maven as it is distributed. The sample pins one distribution, whose archive
 * lies in /libraries.
 */
class Maven {
    static final Path repository = Path.of(System.getProperty("user.home"), ".m2/repository");
    static final Path home = unpacked();

    private static Path unpacked() {
        var temporary = Path.of(System.getProperty("java.io.tmpdir"));
        try (var archives = Files.newDirectoryStream(Path.of("/libraries"), "apache-maven-*-bin.zip");
             var zip = new ZipFile(archives.iterator().next().toFile())) {
            for (var entry : Collections.list(zip.entries())) {
                var target = temporary.resolve(entry.getName());
                if (entry.isDirectory()) Files.createDirectories(target);
                else Files.copy(zip.getInputStream(entry), target);
            }
            return temporary.resolve(zip.entries().nextElement().getName());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Runs Maven and returns all lines that it prints. */
    static List<String> run(String... words) throws IOException {
        var command = new ArrayList<>(List.of("sh", home.resolve("bin/mvn").toString(), "-B"));
        command.addAll(List.of(words));
        var builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        builder.environment().put("MAVEN_OPTS", "-Xmx128m -XX:TieredStopAtLevel=1 -Duser.home=" + System.getProperty("user.home"));
        try (var output = builder.start().inputReader()) {
            return output.lines().toList();
        }
    }

    /** Puts a plugin of /libraries into the local repository, with all jars there as its direct dependencies. */
    static void installHelp(String version) throws IOException {
        var dependencies = new StringBuilder();
        try (var jars = Files.newDirectoryStream(Path.of("/libraries"), "*.jar")) {
            for (var jar : jars) {
                var name = jar.getFileName().toString().replace(".jar", "");
                if (name.equals("maven-help-plugin-" + version)) continue;
                Files.copy(jar, install("flat", name, "1", "").resolve(name + "-1.jar"));
                dependencies.append(coordinates("flat", name, "1").replaceFirst("(.*)", "<dependency>$1</dependency>"));
            }
        }
        var group = "org.apache.maven.plugins";
        var plugin = "maven-help-plugin";
        var folder = install(group, plugin, version, "<dependencies>" + dependencies + "</dependencies>");
        Files.copy(Path.of("/libraries", plugin + "-" + version + ".jar"), folder.resolve(plugin + "-" + version + ".jar"));
        Files.writeString(folder.getParent().resolveSibling("maven-metadata-local.xml"), "<metadata><plugins><plugin>"
            + "<prefix>help</prefix><artifactId>maven-help-plugin</artifactId></plugin></plugins></metadata>");
        Files.writeString(folder.resolveSibling("maven-metadata-local.xml"), "<metadata>"
            + coordinates(group, plugin, version) + "<versioning><release>" + version + "</release><versions><version>"
            + version + "</version></versions></versioning></metadata>");
    }

    private static Path install(String group, String artifact, String version, String more) throws IOException {
        var folder = repository.resolve(group.replace('.', '/'), artifact, version);
        Files.createDirectories(folder);
        Files.writeString(folder.resolve(artifact + "-" + version + ".pom"),
            "<project xmlns=\"http://maven.apache.org/POM/4.0.0\"><modelVersion>4.0.0</modelVersion>"
            + coordinates(group, artifact, version) + more + "</project>");
        return folder;
    }

    private static String coordinates(String group, String artifact, String version) {
        return "<groupId>" + group + "</groupId><artifactId>" + artifact + "</artifactId><version>" + version + "</version>";
    }
}
