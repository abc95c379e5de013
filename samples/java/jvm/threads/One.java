void sell() {
    String who = Thread.currentThread().getName();
    IO.println(who + " asks the bank");
    pause(1000);
    IO.println(who + " sells a seat");
}

void main() {
    long start = System.nanoTime();
    sell();
    sell();
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
