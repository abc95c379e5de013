import java.nio.file.*;

public class Load {
  static byte[][] prices = new byte[32][1_000_000];
  static byte[] page;

  // #region status
  static void show(String when) throws Exception {
    var status = Files.readString(Path.of("/proc/self/status"));
    var kB = status.replaceAll("(?s).*VmRSS:\\s*(\\d+).*", "$1");
    Runtime runtime = Runtime.getRuntime();
    long used = runtime.totalMemory() - runtime.freeMemory();
    System.out.printf("%-9s heap in use %3d MB, process %3d MB%n",
        when, used >> 20, Integer.parseInt(kB) >> 10);
  }
  // #endregion status

  public static void main(String[] args) throws Exception {
    show("start");
    for (int i = 0; i < 1_000_000; i++) {
      page = new byte[10_000];
    }
    show("load");
    System.gc();
    Thread.sleep(3_000);
    show("idle");
  }
}
