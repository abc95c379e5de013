class Rows {
    static final Object row1 = new Object();
    static final Object row2 = new Object();
    static int swaps;

    static void swap(Object one, Object other) {
        synchronized (one) {
            pause(); // 200 ms
            synchronized (other) { swaps++; }
        }
    }

    void main() {
        new Thread(() -> swap(row1, row2), "A").start();
        new Thread(() -> swap(row2, row1), "B").start();
    }

    // #region pause
    static void pause() {
        try {
            Thread.sleep(200);
        } catch (InterruptedException end) {
            throw new IllegalStateException(end);
        }
    }
    // #endregion pause
}
