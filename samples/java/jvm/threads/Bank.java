// #region imports
import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
// #endregion imports

HikariDataSource pool = new HikariDataSource();
Semaphore all = new Semaphore(1000);
Semaphore ten = new Semaphore(10);

void main() {
    pool.setJdbcUrl("jdbc:h2:mem:cinema");
    pool.setMaximumPoolSize(10);
    pool.setConnectionTimeout(1000); // ms
    run("10 platform", Executors.newFixedThreadPool(10), all);
    run("virtual", Executors.newVirtualThreadPerTaskExecutor(), all);
    run("virtual, 10 at a time",
            Executors.newVirtualThreadPerTaskExecutor(), ten);
}

// #region run
void run(String kind, ExecutorService threads, Semaphore limit) {
    AtomicInteger failed = new AtomicInteger();
    long start = System.nanoTime();
    try (threads) { // its end waits for all tasks
        for (int i = 0; i < 200; i++) {
            threads.execute(() -> buy(limit, failed));
        }
    }
    long time = (System.nanoTime() - start) / 1_000_000_000;
    IO.println(kind + ": " + failed + " of 200 failed, " + time + " s");
}
// #endregion run

void buy(Semaphore limit, AtomicInteger failed) {
    limit.acquireUninterruptibly();
    try (Connection connection = pool.getConnection()) {
        Thread.sleep(100); // the transaction
    } catch (SQLException error) {
        failed.incrementAndGet(); // no connection within 1000 ms
    } catch (InterruptedException request) {
        throw new IllegalStateException(request);
    } finally {
        limit.release();
    }
}
