import java.util.concurrent.atomic.AtomicInteger;

public class Lost {
    static final int TIMES = 300;

    // #region four
    static volatile int visible;
    static int guarded;
    static final AtomicInteger atomic = new AtomicInteger();

    static void addVisible() {
        int read = visible;
        gap();                       // the one that ++ has as well
        visible = read + 1;
    }

    static synchronized void addGuarded() {
        int read = guarded;
        gap();
        guarded = read + 1;
    }

    static void addAtomic() {
        int read;
        do {
            read = atomic.get();
            gap();
        } while (!atomic.compareAndSet(read, read + 1));
    }
    // #endregion four

    /** A millisecond between reading and writing, so that the other thread gets in between. */
    static void gap() {
        try {
            Thread.sleep(1);
        } catch (InterruptedException stop) {
            throw new IllegalStateException(stop);
        }
    }

    /** Runs a step 300 times in each of two threads. */
    static void inTwoThreads(Runnable step) throws InterruptedException {
        Runnable loop = () -> {
            for (int i = 0; i < TIMES; i++) step.run();
        };
        Thread first = new Thread(loop), second = new Thread(loop);
        first.start();
        second.start();
        first.join();
        second.join();
    }

    static String report(int sum) {
        return sum < 2 * TIMES ? "updates lost" : "all there";
    }

    public static void main(String[] args) throws Exception {
        inTwoThreads(Lost::addVisible);
        IO.println("volatile:     " + report(visible));
        inTwoThreads(Lost::addGuarded);
        IO.println("synchronized: " + report(guarded));
        inTwoThreads(Lost::addAtomic);
        IO.println("atomic:       " + report(atomic.get()));
    }
}
