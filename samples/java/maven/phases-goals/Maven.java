import java.io.*;
import java.net.*;
import java.nio.file.*;
import java.util.*;
import java.util.jar.*;
import java.util.zip.ZipFile;
import javax.tools.ToolProvider;

/**
 * Maven as it is distributed, run within this process and offline. The sample pins one distribution, whose archive
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

    /** Prints a command and runs it, as bin/mvn would, with the options -o and -B before the words. */
    static void mvn(String... words) throws Exception {
        IO.println("$ mvn " + String.join(" ", words));
        var arguments = new ArrayList<>(List.of("-o", "-B"));
        arguments.addAll(List.of(words));
        System.setProperty("maven.home", home.toString());
        System.setProperty("maven.mainClass", "org.apache.maven.cling.MavenCling");
        System.setProperty("maven.multiModuleProjectDirectory", System.getProperty("user.dir"));
        System.setProperty("classworlds.conf", home.resolve("bin/m2.conf").toString());
        try (var boot = Files.newDirectoryStream(home.resolve("boot"), "*.jar");
             var loader = new URLClassLoader(new URL[] {boot.iterator().next().toUri().toURL()}, ClassLoader.getPlatformClassLoader())) {
            Thread.currentThread().setContextClassLoader(loader);
            loader.loadClass("org.codehaus.plexus.classworlds.launcher.Launcher")
                .getMethod("mainWithExitCode", String[].class)
                .invoke(null, (Object) arguments.toArray(String[]::new));
        }
    }

    /** Compiles the plugin of this sample, and puts it into the local repository as its own build would. */
    static void installPlugin() throws Exception {
        var classes = Files.createTempDirectory("classes");
        var path = new StringJoiner(":");
        try (var jars = Files.newDirectoryStream(home.resolve("lib"), "*.jar")) {
            for (var jar : jars) path.add(jar.toString());
        }
        ToolProvider.getSystemJavaCompiler().run(null, null, null, "--release", "17", "-proc:none",
            "-cp", path.toString(), "-d", classes.toString(), "SayMojo.java");
        var folder = install("demo", "say-maven-plugin", "1", "");
        try (var jar = new JarOutputStream(Files.newOutputStream(folder.resolve("say-maven-plugin-1.jar")))) {
            add(jar, "META-INF/maven/plugin.xml", Path.of("plugin.xml"));
            add(jar, "say/SayMojo.class", classes.resolve("say/SayMojo.class"));
        }
    }

    private static void add(JarOutputStream jar, String name, Path file) throws IOException {
        jar.putNextEntry(new JarEntry(name));
        Files.copy(file, jar);
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
