int sold = 0;
Object key = new Object();

void sell() {
    for (int i = 0; i < 100; i++) {
        synchronized (key) {
            int seen = sold; // read
            pause(1);
            sold = seen + 1; // add, write
        }
    }
}

void main() throws InterruptedException {
    Thread a = new Thread(this::sell, "desk A");
    Thread b = new Thread(this::sell, "desk B");
    a.start();
    b.start();
    a.join();
    b.join();
    IO.println("sold: " + sold);
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
