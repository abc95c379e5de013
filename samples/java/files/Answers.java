import java.nio.file.*;
import java.util.concurrent.Callable;

void main() throws Exception {
  Files.createDirectories(Path.of("full/inner"));
  Files.createFile(Path.of("file"));
  Files.createDirectory(Path.of("closed"));

  ask("delete a full folder", () -> new File("full").delete(),
      () -> { Files.delete(Path.of("full")); return "ok"; });
  ask("delete what is missing", () -> new File("none").delete(),
      () -> { Files.delete(Path.of("none")); return "ok"; });
  ask("create it again", () -> new File("full").mkdir(),
      () -> Files.createDirectory(Path.of("full")));
  ask("move to no folder",
      () -> new File("file").renameTo(new File("none/file")),
      () -> Files.move(Path.of("file"), Path.of("none/file")));
  ask("list a file", () -> new File("file").list(),
      () -> Files.newDirectoryStream(Path.of("file")));
  new File("closed").setExecutable(false);
  ask("exists in closed folder",
      () -> new File("closed/x").exists(),
      () -> Files.readAttributes(Path.of("closed/x"), "size"));
  var hidden = Path.of("closed/x");
  IO.println("exists %s, notExists %s".formatted(
      Files.exists(hidden), Files.notExists(hidden)));
}

void ask(String what, Callable<?> old, Callable<?> now)
    throws Exception {
  Object answer;
  try {
    answer = now.call();
  } catch (IOException e) {
    answer = e.getClass().getSimpleName();
  }
  IO.println("%-24s %-6s %s".formatted(what, old.call(), answer));
}
