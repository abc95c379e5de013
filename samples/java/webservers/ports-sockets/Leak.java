void main() throws IOException {
  var listener = new ServerSocket(8080);
  var shop = new ArrayList<Socket>();
  try {
    while (true) {
      new Socket("localhost", 8080).close(); // the customer goes
      shop.add(listener.accept()); // the shop keeps its end
    }
  } catch (IOException e) {
    IO.println(shop.size() + " kept, then: " + e.getMessage());
  }
  var old = shop.getFirst();
  IO.println("isConnected " + old.isConnected() + ", isClosed "
      + old.isClosed() + ", read " + old.getInputStream().read());

  shop.removeLast().close(); // one descriptor, for Bob's end
  var bob = new Socket("localhost", 8080);
  IO.println("Bob is connected: " + bob.isConnected());
  int failed = 0;
  long end = System.nanoTime() + 1_000_000_000;
  while (System.nanoTime() < end) {
    try {
      listener.accept();
    } catch (IOException e) {
      failed++;
    }
  }
  IO.println("accept failed " + failed + " times in a second");
}
