import java.nio.ByteBuffer;
import java.nio.file.*;
import java.util.*;

class Guests {
  // #region show
  static void show(String when) throws Exception {
    var machine = Runtime.getRuntime();
    long used = machine.totalMemory() - machine.freeMemory(), rss = 0;
    for (var line : Files.readAllLines(Path.of("/proc/self/status")))
      if (line.startsWith("VmRSS"))
        rss = Long.parseLong(line.replaceAll("\\D", ""));
    System.out.printf("%-18s heap %2d of %d MiB, RSS %3d MiB%n", when,
        used >> 20, machine.maxMemory() >> 20, rss >> 10);
  }

  static void rest() {
    try { Thread.sleep(60_000); } catch (InterruptedException e) { }
  }
  // #endregion show

  public static void main(String[] args) throws Exception {
    show("start");
    var buffers = new ArrayList<ByteBuffer>();
    for (int i = 0; i < 60; i++)
      buffers.add(ByteBuffer.allocateDirect(1 << 20));
    show("60 direct buffers");
    for (int i = 0; i < 300; i++)
      Thread.ofPlatform().daemon().start(Guests::rest);
    show("300 threads");
    try {
      buffers.add(ByteBuffer.allocateDirect(8 << 20));
    } catch (OutOfMemoryError e) {
      System.out.println(e.getMessage());
    }
  }
}
