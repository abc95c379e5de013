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

  for (int i = 0; i < 5; i++) shop.removeLast().close();
  var waiting = new ArrayList<Socket>(); // Bob, and more customers
  try {
    while (true) waiting.add(new Socket("localhost", 8080));
  } catch (IOException e) {
    var bob = waiting.getFirst();
    IO.println("Bob is connected: " + bob.isConnected());
  }
  // #region counting
  int failed = 0;
  long end = System.nanoTime() + 1_000_000_000;
  while (System.nanoTime() < end) {
    try {
      shop.add(listener.accept());
    } catch (IOException e) {
      failed++;
    }
  }
  // #endregion counting
  IO.println("accept failed " + failed + " times in a second");
}
