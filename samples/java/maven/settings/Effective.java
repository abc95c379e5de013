import java.nio.file.Files;
import java.nio.file.Path;

class Effective {
    void main() throws Exception {
        Maven.installHelp("3.5.2");
        Maven.run("-f", "effective",
            "-gs", "effective/global.xml",
            "-s", "effective/user.xml",
            "help:effective-settings",
            "-Doutput=merged.xml");
        var merged = Files.readString(
            Path.of("effective/merged.xml"));
        for (var part : "servers mirrors profiles".split(" ")) {
            var end = "</" + part + ">";
            int from = merged.indexOf("<" + part + ">");
            int to = merged.indexOf(end, from) + end.length();
            var text = merged.substring(from, to);
            IO.println(text.replace("\n  ", "\n"));
        }
    }
}
