import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;

public class Many {
    // #region many
    static final Set<String> carriers = ConcurrentHashMap.newKeySet();

    static void request() {
        // VirtualThread[#31]/runnable@ForkJoinPool-1-worker-1
        carriers.add(Thread.currentThread().toString().split("@")[1]);
        try {
            Thread.sleep(Duration.ofMillis(100));
        } catch (InterruptedException end) {
            Thread.currentThread().interrupt();
        }
    }

    public static void main(String[] args) {
        long start = System.nanoTime();
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < 10_000; i++) {
                threads.submit(Many::request);
            }
        }
        long millis = (System.nanoTime() - start) / 1_000_000;
        System.out.println("10,000 waits of 100 ms, one after the other:"
                + " 1,000 s");
        System.out.println("under 20 s: " + (millis < 20_000));
        System.out.println("carriers: " + carriers.size());
    }
    // #endregion many
}
