class Stop {
    static void sell() {
        Thread current = Thread.currentThread();
        try {
            while (!current.isInterrupted()) {
                Thread.sleep(100); // until next sale
            }
        } catch (InterruptedException request) {
            IO.println("flag: " + current.isInterrupted());
        }
        IO.println("desk A closes");
    }

    void main() throws InterruptedException {
        Thread desk = new Thread(Stop::sell);
        desk.start();
        Thread.sleep(1000);
        desk.interrupt();
        desk.join();
    }
}
