import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.KafkaConsumer;

class Postcard {
  public static void main(String[] args) {
    var p = new Properties();
    p.put("bootstrap.servers", "localhost:9092");
    p.put("group.id", args[0]);
    p.put("auto.offset.reset", "earliest");
    p.put("enable.auto.commit", "false");
    p.put("max.poll.records", "1");
    p.put("session.timeout.ms", "6000");
    // #region text
    var text = "org.apache.kafka.common.serialization."
        + "StringDeserializer";
    p.put("key.deserializer", text);
    p.put("value.deserializer", text);
    // #endregion text

    var consumer = new KafkaConsumer<String, String>(p);
    consumer.subscribe(List.of("orders"));
    // #region loop
    while (true) {
      for (var r : consumer.poll(Duration.ofSeconds(1))) {
        consumer.commitSync();
        if (args.length > 1 && r.value().equals(args[1]))
          Runtime.getRuntime().halt(1);
        System.out.println("mail: " + r.key() + " " + r.value());
      }
    }
    // #endregion loop
  }
}
