import java.util.concurrent.atomic.AtomicInteger;

class Cinema {
    static int sold;
    static int guarded;
    static final Object lock = new Object();
    static final AtomicInteger atomic =
            new AtomicInteger();

    static void sell() {
        int seen = sold; // read
        pause();         // 1 ms
        sold = seen + 1; // add, write
        synchronized (lock) {
            guarded++;
        }
        atomic.incrementAndGet();
    }

    // #region rest
    static void sell100() {
        for (int i = 0; i < 100; i++) {
            sell();
        }
    }

    static void pause() {
        try {
            Thread.sleep(1);
        } catch (InterruptedException end) {
            throw new IllegalStateException(end);
        }
    }

    void main() throws InterruptedException {
        Thread a = new Thread(Cinema::sell100);
        Thread b = new Thread(Cinema::sell100);
        a.start();
        b.start();
        a.join();
        b.join();
        IO.println("sold: " + sold);
        IO.println("guarded: " + guarded);
        IO.println("atomic: " + atomic.get());
    }
    // #endregion rest
}
