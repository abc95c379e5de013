import java.time.Duration;
import java.util.List;

void main() throws Exception {
  Shop.open();
  Shop.sendAll();
  // #region main
  IO.println("mail reads " + read("mail"));
  IO.println("billing reads " + read("billing"));
  IO.println("mail again reads " + read("mail"));
  // #endregion main
  Shop.close();
}

// #region read
int read(String group) {
  int count = 0;
  try (var consumer = Clients.consumer(group)) {
    consumer.subscribe(List.of("orders"));
    while (!Clients.hasReadAll(consumer)) {
      var records =
          consumer.poll(Duration.ofMillis(100));
      for (var record : records) {
        // here, mail would send record.value()
        count++;
      }
    }
    consumer.commitSync();
  }
  return count;
}
// #endregion read
