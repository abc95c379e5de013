import java.io.*;
import java.net.*;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.util.concurrent.*;
import static java.nio.charset.StandardCharsets.UTF_8;

// #region loop
/** Answers each line with the same line in capitals. One thread. */
static void loop(ServerSocketChannel server) throws IOException {
  var selector = Selector.open();
  server.configureBlocking(false);
  server.register(selector, SelectionKey.OP_ACCEPT);
  while (true) {
    selector.select(key -> {
      try {
        if (key.isAcceptable()) accept(server, selector);
        else if (key.isReadable()) read(key);
      } catch (IOException e) {
        key.cancel();
      }
    });
  }
}

static void accept(ServerSocketChannel server, Selector selector)
    throws IOException {
  var client = server.accept();
  if (client == null) return;              // gone in the meantime
  client.configureBlocking(false);
  client.register(selector, SelectionKey.OP_READ, new StringBuilder());
  told.add("accepted");
}

static void read(SelectionKey key) throws IOException {
  var client = (SocketChannel) key.channel();
  var line = (StringBuilder) key.attachment();
  var bytes = ByteBuffer.allocate(64);
  int count = client.read(bytes);          // never waits
  if (count == -1) {
    told.add("end");
    client.close();
    return;
  }
  line.append(UTF_8.decode(bytes.flip()));
  told.add("read " + count + ", so far " + line.toString().strip());
  if (line.charAt(line.length() - 1) != '\n') return;
  client.write(UTF_8.encode(line.toString().toUpperCase()));
  line.setLength(0);
}
// #endregion loop

static final BlockingQueue<String> told = new LinkedBlockingQueue<>();

// #region clients
static Socket ann;
static Socket bob;

static void send(Socket who, String text) throws Exception {
  who.getOutputStream().write(text.getBytes(UTF_8));
  IO.println((who == ann ? "ann: " : "bob: ") + told.take());
}

static void answer(Socket who) throws Exception {
  var in = new BufferedReader(
    new InputStreamReader(who.getInputStream(), UTF_8));
  IO.println((who == ann ? "ann" : "bob") + " gets " + in.readLine());
}

void main() throws Exception {
  var home = InetAddress.getLoopbackAddress();
  var server = ServerSocketChannel.open()
    .bind(new InetSocketAddress(home, 0));
  Thread.ofPlatform().daemon().start(() -> {
    try { loop(server); } catch (IOException e) { IO.println(e); }
  });
  int port = server.socket().getLocalPort();
  ann = new Socket(home, port);
  IO.println("ann: " + told.take());
  bob = new Socket(home, port);
  IO.println("bob: " + told.take());
  send(ann, "3 pe");
  send(bob, "1 apple\n");
  answer(bob);
  send(ann, "ars\n");
  answer(ann);
  ann.close();
  IO.println("ann: " + told.take());
}
// #endregion clients
