class Desk { // Java 25: main without static
    static void sell() {
        // the thread that executes this line
        Thread current = Thread.currentThread();
        IO.println(current.getName() + " sells");
    }

    // join can throw InterruptedException
    void main() throws InterruptedException {
        Runnable task = Desk::sell;
        Thread desk = new Thread(task, "desk A");
        desk.start(); // executed by desk A
        desk.join();  // main waits for its end
        IO.println("desk A has ended");
        desk.run();   // executed by main
    }
}
