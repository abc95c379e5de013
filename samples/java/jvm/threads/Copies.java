import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

public class Copies {
    // #region copies
    static final AtomicInteger made = new AtomicInteger();

    static final ThreadLocal<byte[]> buffer =
            ThreadLocal.withInitial(() -> {
                made.incrementAndGet();
                return new byte[1_000];
            });

    static int buffersFor(ExecutorService threads) {
        made.set(0);
        try (threads) {
            for (int i = 0; i < 10_000; i++) {
                threads.submit(() -> buffer.get().length);
            }
        }
        return made.get();
    }

    public static void main(String[] args) {
        IO.println("pool of 4: "
                + buffersFor(Executors.newFixedThreadPool(4)));
        IO.println("virtual:   " + buffersFor(
                Executors.newVirtualThreadPerTaskExecutor()));
    }
    // #endregion copies
}
