import java.nio.charset.Charset;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

void main() {
  IO.println("default charset  " + Charset.defaultCharset());
  for (var name : List.of("native.encoding", "stdout.encoding"))
    IO.println("%-16s %s".formatted(name, System.getProperty(name)));
  IO.println("Zürich");
  try {
    IO.println("path " + Path.of("Zürich"));
  } catch (InvalidPathException e) {
    IO.println(e.toString());
  }
}
