import java.io.*;
import java.net.*;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.util.concurrent.*;
import static java.nio.charset.StandardCharsets.UTF_8;

// #region work
static final BlockingQueue<String> finished =
  new LinkedBlockingQueue<>();

/** A report needs a second of waiting, a ping nothing. */
static String work(String order) {
  if (order.equals("report")) {
    try {
      Thread.sleep(1000);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
  finished.add(order);
  return order + " done\n";
}
// #endregion work

// #region servers
/** One thread, a selector; orders run on the given executor. */
static void loop(ServerSocketChannel server, Executor executor)
    throws IOException {
  var selector = Selector.open();
  server.configureBlocking(false);
  server.register(selector, SelectionKey.OP_ACCEPT);
  while (true) selector.select(key -> {
    try {
      if (key.isAcceptable()) {
        var client = server.accept();
        client.configureBlocking(false);
        client.register(selector, SelectionKey.OP_READ);
        return;
      }
      var client = (SocketChannel) key.channel();
      var bytes = ByteBuffer.allocate(64);
      if (client.read(bytes) == -1) { client.close(); return; }
      var order = UTF_8.decode(bytes.flip()).toString();
      executor.execute(() -> answer(client, work(order)));
    } catch (IOException e) {
      key.cancel();
    }
  });
}

/** A virtual thread for each connection, with blocking calls. */
static void threads(ServerSocketChannel server) throws IOException {
  while (true) {
    var client = server.accept();
    Thread.startVirtualThread(() -> {
      var bytes = ByteBuffer.allocate(64);
      try {
        client.read(bytes);
        answer(client, work(UTF_8.decode(bytes.flip()).toString()));
      } catch (IOException e) {
        IO.println(e);
      }
    });
  }
}
// #endregion servers

static void answer(SocketChannel client, String text) {
  try {
    client.write(UTF_8.encode(text));
  } catch (IOException e) {
    IO.println(e);
  }
}

// #region run
interface Server { void run(ServerSocketChannel s) throws IOException; }

static void ask(String what, Server program) throws Exception {
  var home = InetAddress.getLoopbackAddress();
  var server = ServerSocketChannel.open()
    .bind(new InetSocketAddress(home, 0));
  Thread.ofPlatform().daemon().start(() -> {
    try { program.run(server); } catch (IOException e) { }
  });
  int port = server.socket().getLocalPort();
  var ann = new Socket(home, port);
  var bob = new Socket(home, port);
  ann.getOutputStream().write("report".getBytes(UTF_8));
  Thread.sleep(200);
  bob.getOutputStream().write("ping".getBytes(UTF_8));
  IO.println(what + finished.take() + ", " + finished.take());
}

void main() throws Exception {
  ask("in the loop:       ", s -> loop(s, Runnable::run));
  ask("loop and pool:     ",
    s -> loop(s, Executors.newFixedThreadPool(2,
      Thread.ofPlatform().daemon().factory())));
  ask("virtual threads:   ", s -> threads(s));
}
// #endregion run
