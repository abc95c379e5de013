void main() throws Exception {
    long start = System.nanoTime();
    List<Thread> customers = new ArrayList<>();
    for (int i = 0; i < 100_000; i++) {
        customers.add(Thread.startVirtualThread(this::sell));
    }
    File[] threads = new File("/proc/self/task").listFiles();
    IO.println(threads.length + " threads of Linux");
    for (Thread customer : customers) {
        customer.join();
    }
    long time = System.nanoTime() - start;
    IO.println(time / 1_000_000_000 + " s");
}

void sell() {
    pause(4000);
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
