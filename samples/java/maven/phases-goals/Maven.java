import java.io.*;
import java.net.*;
import java.nio.file.*;
import java.util.*;
import java.util.jar.JarFile;
import java.util.regex.Pattern;
import java.util.zip.ZipFile;

/**
 * Maven 3.10.0 as it is distributed, run within this process and offline, in the folder `price`. Its archive, the
 * plugins and JUnit lie in /libraries.
 */
class Maven {
    static final Path repository = Path.of(System.getProperty("user.home"), ".m2/repository");
    static final Path project = Path.of("price").toAbsolutePath();
    static final Path jar = project.resolve("target/price-1.jar");
    static final Path home = unpacked();

    private static String shown = "";

    /** From now on, mvn prints only goals of this plugin. */
    static void showOnly(String plugin) {
        shown = plugin;
    }

    /** Runs a command, as bin/mvn would, and prints it with its goals and its result. */
    static void mvn(String... words) throws Exception {
        IO.println("$ mvn " + String.join(" ", words));
        var log = Files.createTempFile("maven", ".log");
        var arguments = new ArrayList<>(List.of("-o", "-B", "-f", project.toString(), "-l", log.toString()));
        arguments.addAll(List.of(words));
        run(arguments);
        for (var line : Files.readAllLines(log)) {
            var goal = Pattern.compile("--- (\\S+ \\(\\S+\\)) @").matcher(line);
            if (goal.find()) {
                if (goal.group(1).startsWith(shown)) IO.println(goal.group(1));
            } else if (line.contains("BUILD ")) {
                IO.println(line.replaceFirst("\\[\\w+] ", ""));
            }
        }
    }

    private static void run(List<String> arguments) throws Exception {
        System.setProperty("maven.home", home.toString());
        System.setProperty("maven.mainClass", "org.apache.maven.cling.MavenCling");
        System.setProperty("maven.multiModuleProjectDirectory", project.toString());
        System.setProperty("classworlds.conf", home.resolve("bin/m2.conf").toString());
        try (var boot = Files.newDirectoryStream(home.resolve("boot"), "*.jar");
             var loader = new URLClassLoader(new URL[] {boot.iterator().next().toUri().toURL()}, ClassLoader.getPlatformClassLoader())) {
            Thread.currentThread().setContextClassLoader(loader);
            loader.loadClass("org.codehaus.plexus.classworlds.launcher.Launcher")
                .getMethod("mainWithExitCode", String[].class)
                .invoke(null, (Object) arguments.toArray(String[]::new));
        }
    }

    /** Prints the classes in the JAR. */
    static void printJar() throws IOException {
        if (!Files.exists(jar)) {
            IO.println("no " + jar.getFileName());
            return;
        }
        try (var file = new JarFile(jar.toFile())) {
            var classes = file.stream().map(entry -> entry.getName())
                .filter(name -> name.endsWith(".class")).toList();
            IO.println(jar.getFileName() + ": " + classes);
        }
    }

    /** Prints which class `java -jar` would start. */
    static void printMainClass() throws IOException {
        try (var file = new JarFile(jar.toFile())) {
            IO.println("Main-Class: " + file.getManifest().getMainAttributes().getValue("Main-Class"));
        }
    }

    /** Adds a test class of this folder to the project. */
    static void addTest(String name) throws IOException {
        Files.copy(Path.of(name), project.resolve("src/test/java", name), StandardCopyOption.REPLACE_EXISTING);
    }

    /** Replaces a text in PriceTest.java. */
    static void changeTest(String old, String replacement) throws IOException {
        var test = project.resolve("src/test/java/PriceTest.java");
        Files.writeString(test, Files.readString(test).replace(old, replacement));
    }

    /** Writes the plugins of these files into pom.xml, between build and plugins. */
    static void addPlugins(String... files) throws IOException {
        var plugins = new StringBuilder();
        for (var file : files) plugins.append(Files.readString(Path.of(file)));
        var pom = project.resolve("pom.xml");
        Files.writeString(pom, Files.readString(pom).replace("</project>",
            "<build><plugins>" + plugins + "</plugins></build></project>"));
    }

    private static Path unpacked() {
        var temporary = Path.of(System.getProperty("java.io.tmpdir"));
        try (var archives = Files.newDirectoryStream(Path.of("/libraries"), "apache-maven-*-bin.zip");
             var zip = new ZipFile(archives.iterator().next().toFile())) {
            for (var entry : Collections.list(zip.entries())) {
                var target = temporary.resolve(entry.getName());
                if (entry.isDirectory()) Files.createDirectories(target);
                else Files.copy(zip.getInputStream(entry), target);
            }
            fillRepository();
            return temporary.resolve(zip.entries().nextElement().getName());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    record Library(Path file, String group, String artifact, String version) {
        static Library of(Path file) {
            var name = Pattern.compile("(.+?)-(\\d.*)\\.jar").matcher(file.getFileName().toString());
            if (!name.matches()) throw new IllegalArgumentException(file.toString());
            var artifact = name.group(1);
            var group = artifact.matches("maven-\\w+-plugin") ? "org.apache.maven.plugins"
                : artifact.contains("surefire") ? "org.apache.maven.surefire"
                : artifact.startsWith("junit-jupiter") ? "org.junit.jupiter"
                : artifact.startsWith("junit-platform") ? "org.junit.platform"
                : "flat-" + name.group(2);
            return new Library(file, group, artifact, name.group(2));
        }

        boolean isPlugin() {
            return artifact.endsWith("-plugin");
        }

        boolean isForTests() {
            return artifact.matches("junit-.*|opentest4j|apiguardian-api|jspecify");
        }

        String coordinates() {
            return "<groupId>" + group + "</groupId><artifactId>" + artifact + "</artifactId><version>" + version
                + "</version>";
        }

        void install(List<Library> needs) throws IOException {
            var folder = repository.resolve(group.replace('.', '/'), artifact, version);
            Files.createDirectories(folder);
            var name = artifact + "-" + version;
            Files.copy(file, folder.resolve(name + ".jar"));
            var dependencies = new StringBuilder();
            for (var need : needs) dependencies.append("<dependency>" + need.coordinates() + "</dependency>");
            Files.writeString(folder.resolve(name + ".pom"),
                "<project xmlns=\"http://maven.apache.org/POM/4.0.0\"><modelVersion>4.0.0</modelVersion>"
                + coordinates() + "<dependencies>" + dependencies + "</dependencies></project>");
        }
    }

    /** Puts all jars of /libraries into the local repository, as a build with a network would have done before. */
    private static void fillRepository() throws IOException {
        var libraries = new ArrayList<Library>();
        try (var jars = Files.newDirectoryStream(Path.of("/libraries"), "*.jar")) {
            for (var file : jars) libraries.add(Library.of(file));
        }
        for (var library : libraries) {
            library.install(libraries.stream().filter(other -> other != library && !other.isPlugin()
                && (library.isPlugin() ? !other.isForTests()
                    : library.artifact().equals("surefire-junit-platform") ? true
                    : library.artifact().equals("junit-jupiter") && other.isForTests())).toList());
        }
    }
}
