import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;

static final int count = 5;
static final TopicPartition payments =
    new TopicPartition("payments", 0);
final List<String> charged = new ArrayList<>();
boolean crashed;

void main() throws Exception {
  Broker.start();
  Clients.topic("payments", 1);
  Clients.topic("receipts", 1);
  try (var producer = Clients.producer(Map.of())) {
    for (int i = 1; i <= count; i++) {
      producer.send(new ProducerRecord<>("payments", "p" + i));
    }
  }
  run("commit, then charge", () -> {}, this::commitFirst);
  run("charge, then commit", () -> {}, this::chargeFirst);
  run("skip what was charged", () -> {}, this::skipKnown);
  run("in a transaction", this::start, this::inTransaction);
  for (var level : List.of("read_uncommitted", "read_committed")) {
    IO.println("receipts, %-16s %s".formatted(level, receipts(level)));
  }
  try {
    zombie.commitTransaction();
  } catch (Exception e) {
    IO.println("the crashed one wakes: "
        + e.getClass().getSimpleName());
  }
  Runtime.getRuntime().halt(0);
}

// #region orders
void commitFirst(KafkaConsumer<String, String> consumer, String p,
    long next) {
  commit(consumer, next);
  crashOnce(p);
  charged.add(p);
}

void chargeFirst(KafkaConsumer<String, String> consumer, String p,
    long next) {
  charged.add(p);
  crashOnce(p);
  commit(consumer, next);
}

void skipKnown(KafkaConsumer<String, String> consumer, String p,
    long next) {
  if (!charged.contains(p)) charged.add(p);
  crashOnce(p);
  commit(consumer, next);
}
// #endregion orders

KafkaProducer<String, String> zombie;
KafkaProducer<String, String> producer;

// #region transaction
void start() {
  zombie = producer;
  producer = Clients.producer(Map.of("transactional.id", "till-1"));
  producer.initTransactions();
}

void inTransaction(KafkaConsumer<String, String> consumer, String p,
    long next) {
  producer.beginTransaction();
  charged.add(p);
  producer.send(new ProducerRecord<>("receipts", "receipt " + p));
  producer.flush();
  producer.sendOffsetsToTransaction(
      Map.of(payments, new OffsetAndMetadata(next)),
      consumer.groupMetadata());
  crashOnce(p);
  producer.commitTransaction();
}
// #endregion transaction

interface Step {
  void run(KafkaConsumer<String, String> consumer, String payment,
      long next);
}

/** Works until all is committed; a crash is followed by a restart. */
void run(String group, Runnable start, Step step) {
  charged.clear();
  crashed = false;
  for (long next = 0; next < count; ) {
    start.run();
    try (var consumer = Clients.consumer(group, Map.of())) {
      consumer.subscribe(List.of("payments"));
      while (next < count) {
        for (var record : consumer.poll(Duration.ofMillis(50))) {
          step.run(consumer, record.value(), record.offset() + 1);
          next = record.offset() + 1;
        }
      }
    } catch (Crash crash) {
      // Nothing more is done or committed; the next turn is a restart.
    }
  }
  IO.println("%-22s %s".formatted(group, charged));
}

void crashOnce(String payment) {
  if (crashed || !payment.equals("p3")) return;
  crashed = true;
  throw new Crash();
}

static class Crash extends RuntimeException {}

void commit(KafkaConsumer<String, String> consumer, long next) {
  consumer.commitSync(Map.of(payments, new OffsetAndMetadata(next)));
}

List<String> receipts(String level) {
  var read = new ArrayList<String>();
  try (var consumer = Clients.consumer("audit",
      Map.of("isolation.level", level))) {
    var receipts = new TopicPartition("receipts", 0);
    consumer.assign(List.of(receipts));
    consumer.seekToBeginning(List.of(receipts));
    var end = consumer.endOffsets(List.of(receipts)).get(receipts);
    while (consumer.position(receipts) < end) {
      for (var record : consumer.poll(Duration.ofMillis(50))) {
        read.add(record.value().split(" ")[1]);
      }
    }
  }
  return read;
}
