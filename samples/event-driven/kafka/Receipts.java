import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;

KafkaConsumer<String, String> consumer;
KafkaProducer<String, String> producer;
boolean crashed;

// #region transaction
void work(ConsumerRecords<String, String> records) {
  producer.beginTransaction();
  for (var r : records) {
    producer.send(new ProducerRecord<>(
        "receipts", r.key(), r.value()));
  }
  // the group's next offsets: part of the transaction
  producer.sendOffsetsToTransaction(
      records.nextOffsets(), consumer.groupMetadata());
  crashOnce();
  producer.commitTransaction();
}
// #endregion transaction

void main() throws Exception {
  Shop.open();
  Shop.sendAll();
  Clients.topic("receipts", 1);
  boolean done = false;
  while (!done) {
    producer = Clients.producer(
        Map.of("transactional.id", "billing-1"));
    producer.initTransactions();
    consumer = Clients.consumer("billing",
        Map.of("isolation.level", "read_committed",
            "max.poll.records", 1));
    try (var _ = consumer) {
      consumer.subscribe(List.of("orders"));
      while (!Clients.hasReadAll(consumer)) {
        var records = consumer.poll(Duration.ofMillis(100));
        if (!records.isEmpty()) work(records);
      }
      done = true;
    } catch (Crash crash) {
      // The next turn is a restart.
    }
  }
  for (var level : List.of("read_uncommitted", "read_committed")) {
    IO.println(level + ": " + read(level) + " receipts");
  }
  Shop.close();
}

int read(String level) {
  int count = 0;
  try (var consumer = Clients.consumer("audit-" + level,
      Map.of("isolation.level", level))) {
    consumer.subscribe(List.of("receipts"));
    while (!Clients.hasReadAll(consumer)) {
      count += consumer.poll(Duration.ofMillis(100)).count();
    }
  }
  return count;
}

void crashOnce() {
  if (crashed) return;
  crashed = true;
  producer.flush();
  throw new Crash();
}

static class Crash extends RuntimeException {}
