import java.io.*;
import java.net.*;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.util.Queue;
import java.util.concurrent.*;
import static java.nio.charset.StandardCharsets.UTF_8;

class Server {
  // #region work
  /** A report asks another service, for a second. */
  String work(String order) {
    if (order.equals("report")) sleep(1000);
    return order + "\n";
  }

  void inTheLoop(SocketChannel client, String order) {
    answer(client, work(order));
  }

  void inAPool(SocketChannel client, String order) {
    pool.execute(() -> {
      var result = work(order);
      results.add(() -> answer(client, result));
      selector.wakeup();
    });
  }
  // #endregion work

  interface Way {
    void handle(SocketChannel client, String order);
  }

  final Selector selector;
  final ExecutorService pool = Executors.newFixedThreadPool(
      2, Thread.ofPlatform().daemon().factory());
  final Queue<Runnable> results = new ConcurrentLinkedQueue<>();
  final BlockingQueue<String> answered = new LinkedBlockingQueue<>();

  Server() throws IOException {
    selector = Selector.open();
  }

  void run(ServerSocketChannel server, Way way) throws IOException {
    server.configureBlocking(false);
    server.register(selector, SelectionKey.OP_ACCEPT);
    while (true) {
      selector.select(key -> {
        try {
          handle(key, way);
        } catch (IOException e) {
          key.cancel();
        }
      });
      for (var task = results.poll(); task != null; task = results.poll())
        task.run();
    }
  }

  void handle(SelectionKey key, Way way) throws IOException {
    if (key.channel() instanceof ServerSocketChannel server) {
      var client = server.accept();
      client.configureBlocking(false);
      client.register(selector, SelectionKey.OP_READ);
      return;
    }
    var client = (SocketChannel) key.channel();
    var bytes = ByteBuffer.allocate(64);
    if (client.read(bytes) == -1) client.close();
    else way.handle(client, UTF_8.decode(bytes.flip()).toString());
  }

  void answer(SocketChannel client, String text) {
    try {
      client.write(UTF_8.encode(text));
      answered.add(text.strip());
    } catch (IOException e) {
      IO.println(e);
    }
  }

  void sleep(int ms) {
    try {
      Thread.sleep(ms);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}

class Starve {
  void main() throws Exception {
    var one = new Server();
    ask("in the loop", one, one::inTheLoop);
    var two = new Server();
    ask("in a pool", two, two::inAPool);
  }

  void ask(String what, Server shop, Server.Way way) throws Exception {
    var home = InetAddress.getLoopbackAddress();
    var server = ServerSocketChannel.open()
        .bind(new InetSocketAddress(home, 0));
    Thread.ofPlatform().daemon().start(() -> {
      try {
        shop.run(server, way);
      } catch (IOException e) {
        IO.println(e);
      }
    });
    int port = server.socket().getLocalPort();
    var ann = new Socket(home, port);
    var bob = new Socket(home, port);
    ann.getOutputStream().write("report".getBytes(UTF_8));
    Thread.sleep(200);
    bob.getOutputStream().write("ping".getBytes(UTF_8));
    IO.println(what + ": " + shop.answered.take() + ", then "
        + shop.answered.take());
  }
}
