import java.util.List;
import org.apache.kafka.clients.producer.ProducerRecord;

/** A broker with the topic orders, and what the shop wrote to it. */
class Shop {
  static final List<String> events = List.of(
      "ana created", "ben created", "cho created", "ana paid",
      "dan created", "ben paid", "ana sent", "cho paid");

  static void open() throws Exception {
    // The broker's threads would keep a failed program alive.
    Thread.currentThread().setUncaughtExceptionHandler((_, failure) -> {
      failure.printStackTrace();
      Runtime.getRuntime().halt(1);
    });
    Broker.start();
    Clients.topic("orders", 3);
  }

  static void sendAll() throws Exception {
    try (var producer = Clients.producer()) {
      for (var event : events) {
        var key = event.split(" ")[0];
        producer.send(new ProducerRecord<>("orders", key, event)).get();
      }
    }
  }

  /** Ends the program and its broker. */
  static void close() {
    Runtime.getRuntime().halt(0);
  }
}
