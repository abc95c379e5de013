class Flag {
    static boolean plain;
    static volatile boolean told;

    void main() throws InterruptedException {
        test("plain", () -> {
            while (!plain) { }
        });
        test("plain, with yield", () -> {
            while (!plain) {
                Thread.yield();
            }
        });
        test("volatile", () -> {
            while (!told) { }
        });
    }

    void test(String way, Runnable task) throws InterruptedException {
        plain = false;
        told = false;
        Thread desk = new Thread(task);
        desk.setDaemon(true);
        desk.start();
        Thread.sleep(1000);
        plain = true;
        told = true;
        boolean ended = desk.join(java.time.Duration.ofSeconds(1));
        IO.println(way + ": " + (ended ? "ended" : "runs on"));
    }
}
