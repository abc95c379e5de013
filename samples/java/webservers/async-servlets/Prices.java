import java.util.concurrent.*;
import java.util.function.IntConsumer;

/** A slow service that needs no thread while one waits for it. */
class Prices {
  private static final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().factory());

  /** Returns at once; calls back with the price after 500 ms. */
  static void ask(IntConsumer callback) {
    clock.schedule(() -> callback.accept(7), 500,
        TimeUnit.MILLISECONDS);
  }
}
