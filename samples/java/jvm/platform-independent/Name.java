import java.io.FileWriter;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;

public class Name {
    public static void main(String[] args) throws IOException {
        try (var writer = new FileWriter("name.txt")) {
            writer.write("Zoë");
        }
        byte[] bytes = Files.readAllBytes(Path.of("name.txt"));
        System.out.println(bytes.length + " bytes in "
                + Charset.defaultCharset());
        System.out.println("same header: "
                + "TITLE".toLowerCase().equals("title"));
    }
}
