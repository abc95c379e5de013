void main(String[] args) throws Exception {
  int backlog = Integer.parseInt(args[0]);
  var listener = new ServerSocket(8080, backlog);
  var atOnce = new AtomicInteger();
  var later = new AtomicInteger();

  var customers = new ArrayList<Thread>();
  for (int i = 0; i < 400; i++) {
    customers.add(Thread.startVirtualThread(() -> {
      long start = System.nanoTime();
      try (var socket = new Socket("localhost", 8080)) {
        long ms = (System.nanoTime() - start) / 1_000_000;
        (ms < 900 ? atOnce : later).incrementAndGet();
      } catch (IOException e) {
        IO.println(e);
      }
    }));
  }
  Thread.sleep(800); // nobody accepts
  Thread.startVirtualThread(() -> sell(listener));
  for (var customer : customers) customer.join();
  IO.println(atOnce + " at once, " + later + " after 1 s or more");
}

// #region shop
void sell(ServerSocket listener) {
  try {
    while (true) listener.accept().close();
  } catch (IOException e) {
    IO.println(e);
  }
}
// #endregion shop
