import java.time.Instant;
import java.util.Properties;
import org.apache.kafka.clients.producer.*;

class Import {
  public static void main(String[] args) {
    var p = new Properties();
    p.put("bootstrap.servers", "localhost:9092");
    // #region text
    var text = "org.apache.kafka.common.serialization."
        + "StringSerializer";
    p.put("key.serializer", text);
    p.put("value.serializer", text);
    // #endregion text
    var old = Instant.now().minusSeconds(300L * 24 * 3600);
    try (var producer = new KafkaProducer<String, String>(p)) {
      for (int i = 0; i < 100_000; i++)
        producer.send(new ProducerRecord<>("import", 0,
            old.toEpochMilli() + i, "ana", "paid " + i));
    }
    System.out.println("imported");
  }
}
