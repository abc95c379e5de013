import java.io.IOException;
import java.net.*;
import java.nio.ByteBuffer;
import java.nio.channels.*;

class Writable {
  void main() throws Exception {
    var server = ServerSocketChannel.open()
        .bind(new InetSocketAddress("localhost", 8080));
    var ann = SocketChannel.open(server.getLocalAddress());
    var channel = server.accept();
    channel.configureBlocking(false);
    var selector = Selector.open();

    var key = channel.register(selector, SelectionKey.OP_WRITE);
    IO.println("room: " + wakeups(selector));

    var picture = ByteBuffer.allocate(20_000_000);
    channel.write(picture);
    IO.println("all written: " + !picture.hasRemaining());
    IO.println("no room: " + wakeups(selector));

    key.interestOps(SelectionKey.OP_READ);
    IO.println("no bytes: " + wakeups(selector));
    ann.shutdownOutput();
    IO.println("end: " + wakeups(selector));
  }

  // #region wakeups
  /** How often does select return in half a second? */
  String wakeups(Selector selector) throws IOException {
    int count = 0;
    long end = System.nanoTime() + 500_000_000;
    while (System.nanoTime() < end) {
      if (selector.select(100) == 0) continue;
      selector.selectedKeys().clear();
      count++;
    }
    return count > 300 ? "more than 300" : "" + count;
  }
  // #endregion wakeups
}
