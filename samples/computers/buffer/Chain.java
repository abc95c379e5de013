import java.util.concurrent.*;

public class Chain {
  static void store(int line) { // the database, a little slow
    try { Thread.sleep(1); } catch (InterruptedException e) { }
  }

  static void measure(String name, ThreadPoolExecutor pool)
      throws InterruptedException {
    var ring = new ArrayBlockingQueue<Integer>(16);
    Thread.startVirtualThread(() -> {
      try {
        while (true) {
          int line = ring.take();
          pool.execute(() -> store(line));
        }
      } catch (InterruptedException e) { }
    });
    for (int line = 1; line <= 2000; line++) ring.put(line);
    int behind = pool.getQueue().size();
    System.out.println(name + ": " + behind + " wait behind the ring");
  }

  public static void main(String[] args) throws Exception {
    measure("newFixedThreadPool",
        (ThreadPoolExecutor) Executors.newFixedThreadPool(1));
    measure("with a limit", new ThreadPoolExecutor(
        1, 1, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(16),
        new ThreadPoolExecutor.CallerRunsPolicy()));
    System.exit(0);
  }
}
