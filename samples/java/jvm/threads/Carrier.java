import java.time.Duration;

/** Run with one carrier. Who gets it while a thread waits? */
public class Carrier {
    // #region ways
    static volatile boolean waiting;

    static void pause() {
        waiting = true;
        try {
            Thread.sleep(Duration.ofMillis(700));
        } catch (InterruptedException end) {
            throw new IllegalStateException(end);
        }
        waiting = false;
    }

    static synchronized void pauseInMonitor() {
        pause();
    }

    static class Slow {
        static {
            pause();
        }
    }

    static void ask(String how, Runnable pausing) throws Exception {
        Thread first = Thread.startVirtualThread(pausing);
        Thread second = Thread.startVirtualThread(() ->
                IO.println(how + (waiting ? "free" : "held")));
        first.join();
        second.join();
    }

    public static void main(String[] args) throws Exception {
        ask("pause: carrier ", Carrier::pause);
        ask("in synchronized: carrier ", Carrier::pauseInMonitor);
        ask("in initialisation: carrier ", Slow::new);
    }
    // #endregion ways
}
