import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;

// #region orders
void commitFirst(ConsumerRecord<String, String> r) {
  commit(r);
  crashOnceAt("ana paid", r);
  sendMail(r);
}

void mailFirst(ConsumerRecord<String, String> r) {
  sendMail(r);
  crashOnceAt("ana paid", r);
  commit(r);
}
// #endregion orders

interface Handler {
  void handle(ConsumerRecord<String, String> r);
}

KafkaConsumer<String, String> consumer;
boolean crashed;
Map<String, Integer> mails;

void main() throws Exception {
  Shop.open();
  Shop.sendAll();
  var first = run("commit-first", this::commitFirst);
  var last = run("mail-first", this::mailFirst);
  IO.println("mails for     commit first  mail first");
  for (var event : Shop.events) {
    IO.println("%-11s   %6d %13d".formatted(event,
        first.getOrDefault(event, 0), last.getOrDefault(event, 0)));
  }
  Shop.close();
}

/** Runs a program of the group, and again after its crash. */
Map<String, Integer> run(String group, Handler handler) {
  crashed = false;
  mails = new HashMap<>();
  boolean done = false;
  while (!done) {
    consumer = Clients.consumer(group);
    try (var _ = consumer) {
      consumer.subscribe(List.of("orders"));
      while (!Clients.hasReadAll(consumer)) {
        for (var r : consumer.poll(Duration.ofMillis(100))) {
          handler.handle(r);
        }
      }
      done = true;
    } catch (Crash crash) {
      // Nothing more is done or committed; the next turn is a restart.
    }
  }
  return mails;
}

/** Stores in Kafka where the group goes on: behind this record. */
void commit(ConsumerRecord<String, String> r) {
  consumer.commitSync(Map.of(
      new TopicPartition(r.topic(), r.partition()),
      new OffsetAndMetadata(r.offset() + 1)));
}

void sendMail(ConsumerRecord<String, String> r) {
  mails.merge(r.value(), 1, Integer::sum);
}

void crashOnceAt(String event, ConsumerRecord<String, String> r) {
  if (crashed || !r.value().equals(event)) return;
  crashed = true;
  throw new Crash();
}

static class Crash extends RuntimeException {}
