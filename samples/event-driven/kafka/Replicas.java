import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.producer.ProducerRecord;

void main() throws Exception {
  Shop.open();
  var node2 = Broker.start(2);
  var node3 = Broker.start(3);
  Clients.topic("safe", List.of(1, 2, 3),
      Map.of("min.insync.replicas", "2"));
  // #region acks
  IO.println("3 in sync: " + send("safe"));
  stop(node3, 2);
  IO.println("2 in sync: " + send("safe"));
  stop(node2, 1);
  IO.println("1 in sync: " + send("safe"));
  // #endregion acks
  Shop.close();
}

String send(String topic) throws Exception {
  // By default, the producer tries again for two minutes.
  try (var producer = Clients.producer(Map.of("acks", "all",
      "delivery.timeout.ms", 5000, "request.timeout.ms", 2000))) {
    var record =
        new ProducerRecord<>(topic, "ana", "ana paid");
    return "offset " + producer.send(record).get().offset();
  } catch (ExecutionException failure) {
    var cause = failure.getCause();
    return cause.getClass().getSimpleName() + ": "
        + cause.getMessage().split(":")[0];
  }
}

void stop(kafka.server.KafkaRaftServer node, int left)
    throws Exception {
  node.shutdown();
  try (var admin = Clients.admin()) {
    while (admin.describeTopics(List.of("safe")).allTopicNames()
        .get().get("safe").partitions().getFirst()
        .isr().size() != left) {
      Thread.sleep(50);
    }
  }
}
