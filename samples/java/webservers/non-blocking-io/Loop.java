import java.io.*;
import java.net.*;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import static java.nio.charset.StandardCharsets.UTF_8;

class Server {
  // #region loop
  void run(ServerSocketChannel server) throws IOException {
    var selector = Selector.open();
    server.configureBlocking(false);
    server.register(selector, SelectionKey.OP_ACCEPT);
    while (true) {
      selector.select();
      var keys = selector.selectedKeys().iterator();
      while (keys.hasNext()) {
        var key = keys.next();
        keys.remove();
        if (key.isAcceptable()) accept(server, selector);
        else if (key.isReadable()) read(key);
      }
    }
  }
  // #endregion loop

  // #region read
  void accept(ServerSocketChannel server, Selector selector)
      throws IOException {
    var client = server.accept();
    client.configureBlocking(false);
    client.register(selector, SelectionKey.OP_READ,
        ByteBuffer.allocate(64));
  }

  void read(SelectionKey key) throws IOException {
    var client = (SocketChannel) key.channel();
    var order = (ByteBuffer) key.attachment();
    int count = client.read(order);
    if (count == -1) client.close();
    if (count <= 0) return;
    int size = order.position();
    IO.println("shop has " + size + " bytes");
    if (order.get(size - 1) != '\n') return;
    order.flip();
    var line = UTF_8.decode(order);
    client.write(UTF_8.encode("sold: " + line));
    order.clear();
  }
  // #endregion read
}

class Loop {
  void main() throws Exception {
    var home = InetAddress.getLoopbackAddress();
    var server = ServerSocketChannel.open()
        .bind(new InetSocketAddress(home, 8080));
    Thread.ofPlatform().daemon().start(() -> {
      try {
        new Server().run(server);
      } catch (IOException e) {
        IO.println(e);
      }
    });
    var ann = new Socket(home, 8080);
    var bob = new Socket(home, 8080);
    send(ann, "3 pe");
    Thread.sleep(300);
    send(bob, "1 plum\n");
    answer(bob, "Bob");
    send(ann, "ars\n");
    answer(ann, "Ann");
  }

  void send(Socket socket, String text) throws Exception {
    socket.getOutputStream().write(text.getBytes(UTF_8));
  }

  void answer(Socket socket, String name) throws Exception {
    var in = new BufferedReader(
        new InputStreamReader(socket.getInputStream(), UTF_8));
    IO.println(name + " gets " + in.readLine());
  }
}
