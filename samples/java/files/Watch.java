import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.WatchService;
import static java.nio.file.StandardWatchEventKinds.*;
import static java.util.concurrent.TimeUnit.SECONDS;

void main() throws Exception {
  Path inbox = Files.createDirectory(Path.of("inbox"));
  var watch = FileSystems.getDefault().newWatchService();
  inbox.register(watch, ENTRY_CREATE);

  Files.createDirectory(inbox.resolve("letters"));
  Files.writeString(inbox.resolve("letters/first"), "hello");
  show(watch);

  for (int i = 0; i < 2000; i++)
    Files.createFile(inbox.resolve("note" + i));
  show(watch);
}

void show(WatchService watch) throws InterruptedException {
  Thread.sleep(1500);
  var key = watch.poll(5, SECONDS);
  for (var event : key.pollEvents())
    IO.println(event.kind() + ": " + event.context());
  key.reset();
}
