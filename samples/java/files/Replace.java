import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import static java.nio.file.StandardCopyOption.ATOMIC_MOVE;
import static java.nio.file.StandardOpenOption.*;

final Path target = Path.of("settings.json").toAbsolutePath();

void main() throws IOException {
  Files.writeString(target, "{\"port\": 8080}\n");
  print("at first");
  try (var writer = Files.newBufferedWriter(target)) {
    writer.write("{\"port\": 9090}\n");
    print("while it is written");
  }
  replace("{\"port\": 7070}\n");
  print("replaced");
}

void replace(String text) throws IOException {
  Path folder = target.getParent();
  Path fresh = Files.createTempFile(folder, ".settings", ".tmp");
  try (var channel = FileChannel.open(fresh, WRITE)) {
    var bytes = ByteBuffer.wrap(text.getBytes());
    while (bytes.hasRemaining()) channel.write(bytes);
    channel.force(true);
    print("while it is replaced");
  }
  Files.move(fresh, target, ATOMIC_MOVE);
  try (var channel = FileChannel.open(folder, READ)) {
    channel.force(true);
  }
}

void print(String when) throws IOException {
  var mode = Files.getPosixFilePermissions(target);
  IO.println("%-20s %2d bytes, %s".formatted(when,
      Files.size(target), PosixFilePermissions.toString(mode)));
}
