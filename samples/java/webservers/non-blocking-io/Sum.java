import java.util.concurrent.ConcurrentLinkedQueue;

// #region both
/** A second of computing, then a ping, each in a thread. */
static void both(String what, Thread.Builder threads) throws Exception {
  var finished = new ConcurrentLinkedQueue<String>();
  var sum = threads.start(() -> {
    long end = System.nanoTime() + 1_000_000_000;
    while (System.nanoTime() < end) ;
    finished.add("sum");
  });
  Thread.sleep(200);
  var ping = threads.start(() -> finished.add("ping"));
  sum.join();
  ping.join();
  IO.println(what + String.join(", ", finished));
}

void main() throws Exception {
  both("platform threads:             ", Thread.ofPlatform());
  both("virtual threads, one carrier: ", Thread.ofVirtual());
}
// #endregion both
