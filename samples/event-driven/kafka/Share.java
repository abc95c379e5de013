import static org.apache.kafka.clients.consumer.AcknowledgeType.ACCEPT;
import static org.apache.kafka.clients.consumer.AcknowledgeType.REJECT;
import static org.apache.kafka.clients.consumer.AcknowledgeType.RELEASE;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.admin.AlterConfigOp;
import org.apache.kafka.clients.admin.ConfigEntry;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.config.ConfigResource;
import org.apache.kafka.common.errors.GroupIdNotFoundException;

void main() throws Exception {
  // The broker's threads would keep a program alive that has failed.
  Thread.currentThread().setUncaughtExceptionHandler((_, failure) -> {
    failure.printStackTrace();
    Runtime.getRuntime().halt(1);
  });
  Broker.start();
  Clients.topic("mails", 1);
  readFromStart("senders");
  // #region share
  var deliveries = new TreeMap<String, String>();
  try (var a = Clients.sharer("senders");
      var b = Clients.sharer("senders")) {
    var workers = List.of(a, b);
    for (var worker : workers) worker.subscribe(List.of("mails"));
    while (workersOf("mails", "senders") < 2)
      for (var worker : workers) worker.poll(Duration.ofMillis(100));
    send("mails", 6);
    while (!done(deliveries)) {
      for (var worker : workers) {
        for (var r : worker.poll(Duration.ofMillis(100))) {
          short attempt = r.deliveryCount().get();
          var answer = switch (r.value()) {
            case "m2" -> attempt < 3 ? RELEASE : ACCEPT;
            case "m4" -> REJECT;
            case "m5" -> RELEASE;
            default -> ACCEPT;
          };
          worker.acknowledge(r, answer);
          deliveries.merge(r.value(), attempt + " " + answer,
              (old, now) -> old + ", " + now);
        }
        worker.commitSync();
      }
    }
    IO.println("workers on the only partition: "
        + workersOf("mails", "senders"));
  }
  deliveries.forEach((mail, way) -> IO.println(mail + "  " + way));
  // #endregion share
  Runtime.getRuntime().halt(0);
}

boolean done(Map<String, String> deliveries) {
  return deliveries.size() == 6
      && deliveries.get("m2").contains("accept")
      && deliveries.get("m5").contains("5 release");
}

void readFromStart(String group) throws Exception {
  var resource = new ConfigResource(ConfigResource.Type.GROUP, group);
  try (var admin = Clients.admin()) {
    admin.incrementalAlterConfigs(Map.of(resource,
        Set.of(new AlterConfigOp(
            new ConfigEntry("share.auto.offset.reset", "earliest"),
            AlterConfigOp.OpType.SET)))).all().get();
  }
}

void send(String topic, int count) {
  try (var producer = Clients.producer(Map.of())) {
    for (int i = 1; i <= count; i++) {
      producer.send(new ProducerRecord<>(topic, "m" + i));
    }
  }
}

/** How many members of a share group have partition 0 of a topic. */
long workersOf(String topic, String group) throws Exception {
  var partition = new TopicPartition(topic, 0);
  try (var admin = Clients.admin()) {
    return admin.describeShareGroups(List.of(group)).all().get()
        .get(group).members().stream()
        .filter(member -> member.assignment().topicPartitions()
            .contains(partition))
        .count();
  } catch (ExecutionException failure) {
    // Before its first member joins, there is no group.
    if (failure.getCause() instanceof GroupIdNotFoundException) return 0;
    throw failure;
  }
}
