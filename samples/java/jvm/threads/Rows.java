class Rows {
    static final Object row1 = new Object();
    static final Object row2 = new Object();

    static void swap(Object one, Object other) {
        synchronized (one) {
            pause(200);
            synchronized (other) {
                IO.println("swapped");
            }
        }
    }

    void main(String[] kind) {
        Thread.Builder desk = kind[0].equals("virtual")
                ? Thread.ofVirtual() : Thread.ofPlatform();
        Thread a = desk.name("desk A").start(() -> swap(row1, row2));
        Thread b = desk.name("desk B").start(() -> swap(row2, row1));
        while (a.getState() != Thread.State.BLOCKED
                || b.getState() != Thread.State.BLOCKED) {
            pause(10);
        }
        IO.println("both are blocked");
        pause(60_000);
    }

    // #region pause
    static void pause(int ms) {
        try {
            Thread.sleep(ms);
        } catch (InterruptedException request) {
            throw new IllegalStateException(request);
        }
    }
    // #endregion pause
}
