// #region imports
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
// #endregion imports

void main() throws Exception {
    AtomicInteger runs = new AtomicInteger();
    var timer = Executors.newScheduledThreadPool(1);
    var result = timer.scheduleAtFixedRate(() -> {
        runs.incrementAndGet();
        throw new IllegalStateException("the bank is away");
    }, 0, 100, TimeUnit.MILLISECONDS);
    Thread.sleep(1000);
    IO.println("runs in a second: " + runs + ", done: "
            + result.isDone());
    timer.shutdown();

    var pool = new ThreadPoolExecutor(2, 10, 60, TimeUnit.SECONDS,
            new LinkedBlockingQueue<>());
    for (int i = 0; i < 100; i++) {
        pool.submit(() -> {
            Thread.sleep(100);
            throw new IllegalStateException("no paper");
        });
    }
    IO.println("threads: " + pool.getPoolSize()
            + ", in the queue: " + pool.getQueue().size());
    pool.shutdown();
    pool.awaitTermination(1, TimeUnit.MINUTES);
    IO.println("tasks completed: " + pool.getCompletedTaskCount());
}
