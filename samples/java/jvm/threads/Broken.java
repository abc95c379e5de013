void sellA() {
    throw new IllegalStateException("no paper");
}

void sellB() {
    pause(1000);
    IO.println("desk B sells a seat");
}

void main() {
    new Thread(this::sellA, "desk A").start();
    new Thread(this::sellB, "desk B").start();
    pause(500);
    IO.println("main is done");
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
