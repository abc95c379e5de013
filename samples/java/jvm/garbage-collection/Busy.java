import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;

public class Busy {
  static byte[][] open = new byte[40_000][];

  public static void main(String[] args) {
    long worst = 0, now = System.nanoTime();
    for (int i = 0; i < 2_000_000; i++) {
      byte[] session = new byte[1_000];
      if (i < open.length || i % 5 == 0) {
        open[(int) (i * 7L % open.length)] = session;
      }
      long before = now;
      now = System.nanoTime();
      worst = Math.max(worst, now - before);
    }
    var system = (OperatingSystemMXBean)
        ManagementFactory.getOperatingSystemMXBean();
    System.out.printf("slowest visit %d ms, processor %.1f s%n",
        worst / 1_000_000, system.getProcessCpuTime() / 1e9);
  }
}
