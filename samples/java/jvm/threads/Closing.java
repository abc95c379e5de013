// java -Xbatch: wait for the compiler
class Closing {
    static boolean plain;
    static volatile boolean visible;

    void main() throws InterruptedException {
        Thread a = new Thread(() -> {
            while (!plain) { }
        });
        Thread b = new Thread(() -> {
            while (!visible) { }
        });
        a.setDaemon(true); // A is a daemon
        a.start();
        b.start();
        Thread.sleep(1000);
        plain = true;
        visible = true;
        a.join(1000); // wait at most 1000 ms
        b.join(1000);
        // isAlive: has not ended
        IO.println("A runs on: " + a.isAlive());
        IO.println("B runs on: " + b.isAlive());
    }
}
