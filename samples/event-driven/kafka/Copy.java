import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.*;

class Copy {
  // Copy TOPIC AUTO_COMMIT crash|skip|back
  public static void main(String[] args) {
    var to = args[0];
    var p = new Properties();
    // #region settings
    p.put("bootstrap.servers", "localhost:9092");
    p.put("group.id", to);
    p.put("group.instance.id", to);
    p.put("auto.offset.reset", "earliest");
    // #endregion settings
    p.put("transactional.id", to);
    p.put("enable.auto.commit", args[1]);
    p.put("isolation.level", "read_committed");
    // #region open
    try (var producer = new KafkaProducer<>(p,
            new StringSerializer(), new StringSerializer());
        var consumer = new KafkaConsumer<>(p,
            new StringDeserializer(), new StringDeserializer())) {
      producer.initTransactions();
      consumer.subscribe(List.of("payments"));
      // #endregion open
      for (int round = 1; ; round++) {
        var records = consumer.poll(Duration.ofSeconds(5));
        if (records.isEmpty()) return;
        producer.beginTransaction();
        for (var r : records)
          producer.send(new ProducerRecord<>(to, r.key(), r.value()));
        producer.sendOffsetsToTransaction(
            records.nextOffsets(), consumer.groupMetadata());
        if (round != 60) {
          producer.commitTransaction();
        } else if (args[2].equals("crash")) {
          throw new RuntimeException("crash");
        } else {
          producer.abortTransaction();
          if (args[2].equals("back"))
            consumer.committed(consumer.assignment())
                .forEach(consumer::seek);
        }
      }
    }
  }
}
