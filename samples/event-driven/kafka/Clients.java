import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.KafkaShareConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Clients of the first node: strings as keys and values. */
class Clients {
  static KafkaProducer<String, String> producer() {
    return producer(Map.of());
  }

  static KafkaProducer<String, String> producer(
      Map<String, Object> more) {
    return new KafkaProducer<>(with(more),
        new StringSerializer(), new StringSerializer());
  }

  static KafkaConsumer<String, String> consumer(String group) {
    return consumer(group, Map.of());
  }

  static KafkaConsumer<String, String> consumer(
      String group, Map<String, Object> more) {
    var config = with(Map.of("group.id", group,
        "group.protocol", "consumer", "enable.auto.commit", false,
        "auto.offset.reset", "earliest"));
    config.putAll(more);
    return new KafkaConsumer<>(config,
        new StringDeserializer(), new StringDeserializer());
  }

  static KafkaShareConsumer<String, String> shareConsumer(
      String group) {
    return new KafkaShareConsumer<>(with(Map.of("group.id", group,
        "share.acknowledgement.mode", "explicit")),
        new StringDeserializer(), new StringDeserializer());
  }

  static Admin admin() {
    return Admin.create(with(Map.of()));
  }

  /** Whether a consumer has read its partitions to their ends. */
  static boolean hasReadAll(KafkaConsumer<String, String> consumer) {
    var mine = consumer.assignment();
    if (mine.isEmpty()) return false;
    return consumer.endOffsets(mine).entrySet().stream()
        .allMatch(end ->
            consumer.position(end.getKey()) >= end.getValue());
  }

  /** Partitions with one replica, on node 1. */
  static void topic(String name, int partitions) throws Exception {
    var nodes = new HashMap<Integer, List<Integer>>();
    for (int p = 0; p < partitions; p++) nodes.put(p, List.of(1));
    topic(new NewTopic(name, nodes));
  }

  /** One partition with replicas on these nodes, led by the first. */
  static void topic(String name, List<Integer> nodes,
      Map<String, String> config) throws Exception {
    topic(new NewTopic(name, Map.of(0, nodes)).configs(config));
  }

  private static void topic(NewTopic topic) throws Exception {
    try (var admin = admin()) {
      admin.createTopics(List.of(topic)).all().get();
    }
  }

  private static Map<String, Object> with(Map<String, Object> more) {
    var config = new HashMap<>(more);
    config.put("bootstrap.servers", Broker.address);
    return config;
  }
}
