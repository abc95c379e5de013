import io.netty.bootstrap.ServerBootstrap;
import io.netty.buffer.ByteBuf;
import io.netty.channel.*;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.SocketChannel;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import java.net.*;
import java.util.concurrent.*;
import static java.nio.charset.StandardCharsets.UTF_8;

static final BlockingQueue<String> told = new LinkedBlockingQueue<>();

// #region handler
static class Orders extends SimpleChannelInboundHandler<ByteBuf> {
  @Override public void channelActive(ChannelHandlerContext context) {
    var thread = Thread.currentThread().getName();
    told.add("loop " + thread.charAt(thread.length() - 1));
  }

  @Override protected void channelRead0(
      ChannelHandlerContext context, ByteBuf bytes) throws Exception {
    var order = bytes.toString(UTF_8);
    if (order.startsWith("report")) Thread.sleep(1500);  // do not
    told.add(order);
  }
}
// #endregion handler

// #region run
void main() throws Exception {
  var acceptor = new MultiThreadIoEventLoopGroup(
    1, NioIoHandler.newFactory());
  var loops = new MultiThreadIoEventLoopGroup(
    2, NioIoHandler.newFactory());
  var home = InetAddress.getLoopbackAddress();
  var server = new ServerBootstrap().group(acceptor, loops)
    .channel(NioServerSocketChannel.class)
    .childHandler(new ChannelInitializer<SocketChannel>() {
      @Override protected void initChannel(SocketChannel channel) {
        channel.pipeline().addLast(new Orders());
      }
    }).bind(home, 0).sync().channel();
  int port = ((InetSocketAddress) server.localAddress()).getPort();

  var clients = new Socket[3];
  for (int i = 0; i < 3; i++) {
    clients[i] = new Socket(home, port);
    IO.println("connection " + i + ": " + told.take());
  }
  for (var order : new String[] {"0 report", "2 ping", "1 ping"}) {
    int i = order.charAt(0) - '0';
    var text = order.substring(2) + " on connection " + i;
    clients[i].getOutputStream().write(text.getBytes(UTF_8));
    Thread.sleep(250);
  }
  for (int i = 0; i < 3; i++) IO.println("done: " + told.take());
  System.exit(0);
}
// #endregion run
