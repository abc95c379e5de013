class Carrier {
    static volatile boolean waits;

    static void pause() {
        waits = true;
        sleep(); // 700 ms
        waits = false;
    }

    static synchronized void guarded() {
        pause();
    }

    static class Slow {
        static { pause(); } // its initializer
    }

    // #region rest
    static void sleep() {
        try {
            Thread.sleep(700);
        } catch (InterruptedException end) {
            throw new IllegalStateException(end);
        }
    }

    static void test(String way, Runnable first)
            throws InterruptedException {
        Thread a = Thread.startVirtualThread(first);
        Thread b = Thread.startVirtualThread(() ->
                IO.println(way + ": carrier "
                        + (waits ? "free" : "held")));
        a.join();
        b.join();
    }
    // #endregion rest

    void main() throws InterruptedException {
        test("pause", Carrier::pause);
        test("in synchronized", Carrier::guarded);
        test("in initialisation", Slow::new);
    }
}
