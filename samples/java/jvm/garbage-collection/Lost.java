import java.nio.ByteBuffer;
import java.util.ArrayList;

public class Lost {
  static void fill(boolean heap) {
    var kept = new ArrayList<Object>();
    while (true) {
      kept.add(heap ? new byte[1_000_000]
          : ByteBuffer.allocateDirect(1_000_000));
    }
  }

  public static void main(String[] args) throws Exception {
    boolean heap = args[0].equals("heap");
    Thread worker = new Thread(() -> fill(heap));
    worker.setUncaughtExceptionHandler((thread, error) ->
        System.out.println("worker ends: " + error));
    worker.start();
    worker.join();
    System.gc();
    Runtime all = Runtime.getRuntime();
    long used = all.totalMemory() - all.freeMemory();
    System.out.println("main goes on, MB in use: " + (used >> 20));
  }
}
