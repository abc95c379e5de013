import java.io.IOException;
import java.net.*;
import java.nio.ByteBuffer;
import java.nio.channels.*;

// #region count
/** How often does select return in half a second? */
static int wakeups(Selector selector) throws IOException {
  int count = 0;
  long end = System.nanoTime() + 500_000_000;
  while (System.nanoTime() < end) {
    if (selector.select(100) > 0) {
      selector.selectedKeys().clear();
      count++;
    }
  }
  return count;
}

static String order(int count) {
  return count > 300 ? "more than 300" : "" + count;
}
// #endregion count

// #region main
void main() throws Exception {
  var home = InetAddress.getLoopbackAddress();
  var server = ServerSocketChannel.open()
    .bind(new InetSocketAddress(home, 0));
  var client = SocketChannel.open(server.getLocalAddress());
  var accepted = server.accept();
  accepted.configureBlocking(false);
  var selector = Selector.open();
  var key = accepted.register(selector, SelectionKey.OP_READ);
  IO.println("read, nothing comes:   " + order(wakeups(selector)));
  key.interestOps(SelectionKey.OP_READ | SelectionKey.OP_WRITE);
  IO.println("write, nothing to say: " + order(wakeups(selector)));

  var file = ByteBuffer.allocate(20_000_000);
  accepted.write(file);
  IO.println("20 MB, one write takes all: " + !file.hasRemaining());
  do Thread.sleep(200); while (accepted.write(file) > 0);
  IO.println("write, no room:        " + order(wakeups(selector)));

  Thread.startVirtualThread(() -> {
    try {
      var sink = ByteBuffer.allocate(100_000);
      while (client.read(sink.clear()) != -1) ;
    } catch (IOException e) {
      IO.println(e);
    }
  });
  int writes = 0;
  while (file.hasRemaining()) {
    selector.select();
    selector.selectedKeys().clear();
    accepted.write(file);
    writes++;
  }
  IO.println("the rest took more writes: " + (writes > 1));

  key.interestOps(SelectionKey.OP_READ);
  IO.println("read again:            " + order(wakeups(selector)));
  client.shutdownOutput();
  IO.println("read, after the end:   " + order(wakeups(selector)));
}
// #endregion main
