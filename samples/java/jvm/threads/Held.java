void main() throws Exception {
    test("sleep", () -> pause(600));
    test("loop", () -> {
        long end = System.nanoTime() + 600_000_000;
        while (System.nanoTime() < end) { }
    });
    test("yield", () -> {
        long end = System.nanoTime() + 600_000_000;
        while (System.nanoTime() < end) { Thread.yield(); }
    });
    test("file", () -> {
        try (var pipe = new FileInputStream("pipe")) {
            pipe.read();
        } catch (IOException error) {
            IO.println(error);
        }
    });
}

void test(String way, Runnable first) throws Exception {
    Thread v1 = Thread.startVirtualThread(first);
    pause(50); // v1 is under way
    Thread v2 = Thread.startVirtualThread(() -> {});
    String held = v2.join(Duration.ofMillis(300)) ? "free" : "held";
    IO.println(way + ": carrier " + held);
    v1.join(Duration.ofMillis(1000));
}

// #region pause
void pause(int ms) {
    try {
        Thread.sleep(ms);
    } catch (InterruptedException request) {
        throw new IllegalStateException(request);
    }
}
// #endregion pause
