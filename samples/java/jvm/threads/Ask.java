// #region imports
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
// #endregion imports

void main() throws Exception {
    test("sleep", Thread.ofPlatform(), () -> Thread.sleep(9000));
    test("read, platform", Thread.ofPlatform(), this::read);
    test("read, virtual", Thread.ofVirtual(), this::read);
    System.exit(0);
}

void read() throws IOException {
    try (var bank = new ServerSocket(0); // silent
            var socket = new Socket("localhost", bank.getLocalPort())) {
        socket.getInputStream().read();
    }
}

// #region test
void test(String way, Thread.Builder kind, Task task)
        throws InterruptedException {
    Thread desk = kind.start(() -> {
        try {
            task.run();
        } catch (Exception error) {
            IO.println(way + ": " + error.getMessage() + ", flag "
                    + Thread.currentThread().isInterrupted());
        }
    });
    Thread.sleep(500);
    desk.interrupt();
    boolean ended = desk.join(Duration.ofSeconds(1));
    IO.println(way + ": " + (ended ? "ended" : "waits on"));
}

interface Task {
    void run() throws Exception;
}
// #endregion test
