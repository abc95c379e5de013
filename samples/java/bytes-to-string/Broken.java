import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import static java.nio.charset.StandardCharsets.*;

void main() throws Exception {
  byte[] latin1 = {'C', 'a', 'f', (byte) 0xE9};
  Path file = Files.write(Path.of("menu.txt"), latin1);

  show("new String(bytes, UTF_8)", () -> new String(latin1, UTF_8));
  show("UTF_8.decode(bytes)",
      () -> UTF_8.decode(ByteBuffer.wrap(latin1)).toString());
  show("InputStreamReader", () -> new BufferedReader(
      new InputStreamReader(Files.newInputStream(file))).readLine());
  show("FileReader", () -> new BufferedReader(
      new FileReader(file.toFile())).readLine());
  show("Scanner(file)", () -> new Scanner(file).nextLine());
  show("Files.newBufferedReader",
      () -> Files.newBufferedReader(file).readLine());
  show("Files.readString", () -> Files.readString(file));
  show("Files.lines", () -> Files.lines(file).toList().getFirst());
  show("UTF_8.newDecoder().decode", () -> UTF_8.newDecoder()
      .decode(ByteBuffer.wrap(latin1)).toString());

  // the other way: there is no é in ASCII
  show("getBytes(US_ASCII)",
      () -> new String("Café".getBytes(US_ASCII), US_ASCII));
  show("Files.writeString",
      () -> "" + Files.writeString(file, "Café", US_ASCII));
}

void show(String how, Callable<String> decode) {
  try {
    IO.println("%-27s %s".formatted(how, decode.call()));
  } catch (Exception e) {
    IO.println("%-27s %s".formatted(how,
        e.toString().replaceAll("java\\.(io|nio\\.charset)\\.", "")));
  }
}
