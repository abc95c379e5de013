import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.Node;
import org.apache.kafka.common.TopicPartition;

void main() throws Exception {
  Broker.start();
  var second = Broker.start(2);
  // #region acks
  Clients.topic("alone", List.of(1),
      Map.of("min.insync.replicas", "2"));
  IO.println("1 replica, 2 wanted: " + send("alone", "a", "all"));
  Clients.topic("pair", List.of(1, 2),
      Map.of("min.insync.replicas", "2"));
  IO.println("both nodes up:       " + send("pair", "a", "all"));
  second.shutdown();
  IO.println("node 2 is down:      " + replicas("pair"));
  IO.println("acks=all:            " + send("pair", "b", "all"));
  IO.println("acks=1:              " + send("pair", "c", "1"));
  IO.println("consumers read:      " + read("pair"));
  // #endregion acks
  // #region compact
  Clients.topic("prices", List.of(1), Map.of(
      "cleanup.policy", "compact", "segment.ms", "100",
      "min.cleanable.dirty.ratio", "0.01"));
  for (var price : List.of("tea=3", "nut=7", "tea=4", "fig=9",
      "tea=5", "fig=null")) {
    send("prices", price, "all");
  }
  List<String> left;
  do { // a later record starts a new segment; older ones are cleaned
    Thread.sleep(200);
    send("prices", "now=0", "all");
    left = read("prices");
    left.removeIf(record -> record.contains("now"));
  } while (left.size() > 3);
  IO.println("compacted:           " + left);
  // #endregion compact
  Runtime.getRuntime().halt(0);
}

String send(String topic, String record, String acks)
    throws InterruptedException {
  var pair = record.split("=");
  var value = pair.length < 2 || pair[1].equals("null")
      ? null : pair[1];
  try (var producer = Clients.producer(
      Map.of("acks", acks, "retries", 1))) {
    var at = producer.send(
        new ProducerRecord<>(topic, pair[0], value));
    return "offset " + at.get().offset();
  } catch (ExecutionException e) {
    return e.getCause().getClass().getSimpleName();
  }
}

String replicas(String topic) throws Exception {
  try (var admin = Clients.admin()) {
    while (true) {
      var partition = admin.describeTopics(List.of(topic))
          .allTopicNames().get().get(topic).partitions().getFirst();
      if (partition.isr().size() == 1) {
        return "in sync " + ids(partition.isr())
            + ", eligible " + ids(partition.elr());
      }
      Thread.sleep(50);
    }
  }
}

List<Integer> ids(List<Node> nodes) {
  return nodes.stream().map(Node::id).toList();
}

List<String> read(String topic) {
  var read = new ArrayList<String>();
  try (var consumer = Clients.consumer("reader", Map.of())) {
    var only = List.of(new TopicPartition(topic, 0));
    consumer.assign(only);
    consumer.seekToBeginning(only);
    long end = consumer.endOffsets(only).get(only.getFirst());
    while (consumer.position(only.getFirst()) < end) {
      for (var r : consumer.poll(Duration.ofMillis(50))) {
        read.add(r.offset() + ":" + r.key()
            + (topic.equals("prices") ? "=" + r.value() : ""));
      }
    }
  }
  return read;
}
