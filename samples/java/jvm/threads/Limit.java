class Limit {
    void main() {
        int count = 0;
        try {
            while (true) {
                Thread.ofPlatform().daemon().start(Limit::sleep);
                count++;
            }
        } catch (OutOfMemoryError error) {
            long free = Runtime.getRuntime().freeMemory() >> 20;
            IO.println(count + " threads, " + free
                    + " MiB free in the heap");
            IO.println(error.getMessage());
        }
    }

    // #region sleep
    static void sleep() {
        try {
            Thread.sleep(60_000);
        } catch (InterruptedException request) {
            throw new IllegalStateException(request);
        }
    }
    // #endregion sleep
}
