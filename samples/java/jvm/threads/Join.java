void sell() {
    String who = Thread.currentThread().getName();
    IO.println(who + " asks the bank");
    pause(1000);
    IO.println(who + " sells a seat");
}

void main() throws InterruptedException {
    long start = System.nanoTime();
    Thread a = new Thread(this::sell, "desk A");
    Thread b = new Thread(this::sell, "desk B");
    a.start();
    b.start();
    a.join();
    b.join();
    long time = System.nanoTime() - start;
    IO.println(time / 1_000_000_000 + " s");
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
