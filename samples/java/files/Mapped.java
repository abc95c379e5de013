import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.*;
import static java.nio.file.StandardOpenOption.*;

void main() throws IOException {
  Path file = Files.write(Path.of("table.bin"), new byte[8192]);
  MemorySegment table;
  try (var arena = Arena.ofConfined();
       var channel = FileChannel.open(file, READ, WRITE)) {
    table = channel.map(MapMode.READ_WRITE, 0, 8192, arena);
    channel.close();
    table.set(ValueLayout.JAVA_LONG_UNALIGNED, 4096, 42L);
    IO.println("in the file: " + Files.readAllBytes(file)[4096]);

    try (var other = FileChannel.open(file, WRITE)) {
      other.truncate(0);
    }
    try {
      table.get(ValueLayout.JAVA_BYTE, 4096);
    } catch (InternalError e) {
      IO.println(e.toString());
    }
  }
  try {
    table.get(ValueLayout.JAVA_BYTE, 0);
  } catch (IllegalStateException e) {
    IO.println(e.toString());
  }
}
