import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.KafkaConsumer;

class Mail {
  public static void main(String[] args) {
    var p = new Properties();
    p.put("bootstrap.servers", "localhost:9092"); //: Where a broker is.
    p.put("group.id", args[0]); //: Whose bookmark.
    p.put("auto.offset.reset", "earliest"); //: A new group begins with the oldest record.
    p.put("enable.auto.commit", "false"); //: We move the bookmark ourselves.
    p.put("max.poll.records", "1"); //: One record at a time.
    p.put("session.timeout.ms", "6000"); //: Dead after six silent seconds.
    // #region text
    var text = "org.apache.kafka.common.serialization."
        + "StringDeserializer";
    p.put("key.deserializer", text);
    p.put("value.deserializer", text);
    // #endregion text

    var consumer = new KafkaConsumer<String, String>(p);
    consumer.subscribe(List.of("orders"));
    while (true) {
      for (var r : consumer.poll(Duration.ofSeconds(1))) {
        System.out.println("mail: " + r.key() + " " + r.value());
        if (args.length > 1 && r.value().equals(args[1]))
          Runtime.getRuntime().halt(1);
        consumer.commitSync();
      }
    }
  }
}
