import java.nio.file.*;
import java.util.concurrent.Callable;
import java.util.stream.Stream;

final Path folder = Path.of("logs");

void main() throws Exception {
  Files.createDirectory(folder);
  for (int i = 0; i < 3; i++)
    Files.writeString(folder.resolve(i + ".log"), "first\nsecond\n");

  count("Files.list", () -> Files.list(folder).toList());
  count("Files.lines",
      () -> Files.lines(folder.resolve("0.log")).toList());
  count("Files.walk to the end", () -> Files.walk(folder).toList());
  count("Files.walk, findFirst",
      () -> Files.walk(folder).skip(1).findFirst());
  count("list in try", () -> {
    try (Stream<Path> files = Files.list(folder)) {
      return files.toList();
    }
  });
}

void count(String what, Callable<?> use) throws Exception {
  System.gc();
  int before = descriptors();
  for (int i = 0; i < 20; i++) use.call();
  int open = descriptors() - before;
  for (int i = 0; i < 50 && descriptors() > before; i++) {
    System.gc();
    Thread.sleep(10);
  }
  IO.println("%-22s %2d left open, %2d after collections".formatted(
      what, open, descriptors() - before));
}

int descriptors() { return new File("/proc/self/fd").list().length; }
