import java.time.Duration;
import java.util.BitSet;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.*;

class Stored {
  static final int N = 1_000_000;

  public static void main(String[] args) throws Exception {
    var stored = new BitSet();
    var p = new Properties();
    p.put("bootstrap.servers", "localhost:9102,localhost:9103");
    p.put("acks", args[0]);
    try (var producer = new KafkaProducer<>(p,
        new IntegerSerializer(), new ByteArraySerializer())) {
      for (int i = 0; i < N; i++) {
        int number = i;
        if (i == N / 2) new ProcessBuilder("sh", "accident.sh").start();
        producer.send(
            new ProducerRecord<>("stored", 0, i, new byte[10]),
            (at, error) -> { if (error == null) stored.set(number); });
      }
    }
    System.out.printf("%,d \"stored\"%n", stored.cardinality());

    // #region count
    var there = new BitSet();
    long twice = 0;
    var all = List.of(new TopicPartition("stored", 0));
    try (var consumer = new KafkaConsumer<>(p,
        new IntegerDeserializer(), new ByteArrayDeserializer())) {
      consumer.assign(all);
      consumer.seekToBeginning(all);
      long end = consumer.endOffsets(all).get(all.get(0));
      while (consumer.position(all.get(0)) < end) {
        for (var r : consumer.poll(Duration.ofSeconds(1))) {
          if (there.get(r.key())) twice++;
          there.set(r.key());
        }
      }
    }
    stored.andNot(there);
    System.out.printf("%,d of them lost, %,d twice%n",
        stored.cardinality(), twice);
    // #endregion count
  }
}
