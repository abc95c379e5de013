import java.io.IOException;
import java.net.*;
import java.nio.ByteBuffer;
import java.nio.channels.*;

class Zero {
  void main() throws Exception {
    var server = ServerSocketChannel.open()
        .bind(new InetSocketAddress("localhost", 8080));
    var ann = SocketChannel.open(server.getLocalAddress());
    var channel = server.accept();
    channel.configureBlocking(false);

    var buffer = ByteBuffer.allocate(64);
    IO.println("nothing sent: " + channel.read(buffer));

    ann.write(ByteBuffer.wrap("3 pears".getBytes()));
    Thread.sleep(100);
    IO.println("after Ann's order: " + channel.read(buffer));

    ann.close();
    Thread.sleep(100);
    IO.println("Ann has gone: " + channel.read(buffer));
  }
}
