public class Stop {
    // #region loops
    static boolean plainStop;
    static volatile boolean visibleStop;

    static void untilPlain() {
        long rounds = 0;
        while (!plainStop) rounds++;
    }

    static void untilVisible() {
        long rounds = 0;
        while (!visibleStop) rounds++;
    }

    static boolean endsAfter(Runnable loop, Runnable stop)
            throws InterruptedException {
        Thread thread = Thread.ofPlatform().daemon().start(loop);
        Thread.sleep(500);
        stop.run();
        thread.join(1_000);
        return !thread.isAlive();
    }
    // #endregion loops

    public static void main(String[] args) throws Exception {
        boolean visible = endsAfter(
                Stop::untilVisible, () -> visibleStop = true);
        boolean plain = endsAfter(
                Stop::untilPlain, () -> plainStop = true);
        System.out.println("volatile: " + (visible ? "ended" : "still runs"));
        System.out.println("plain:    " + (plain ? "ended" : "still runs"));
    }
}
