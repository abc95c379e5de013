import static org.apache.kafka.clients.consumer.AcknowledgeType.ACCEPT;
import static org.apache.kafka.clients.consumer.AcknowledgeType.REJECT;
import static org.apache.kafka.clients.consumer.AcknowledgeType.RELEASE;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.admin.AlterConfigOp;
import org.apache.kafka.clients.admin.ConfigEntry;
import org.apache.kafka.clients.consumer.AcknowledgeType;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaShareConsumer;
import org.apache.kafka.common.config.ConfigResource;
import org.apache.kafka.common.errors.GroupIdNotFoundException;

void main() throws Exception {
  Shop.open();
  readFromStart("packing");
  var workers = new ArrayList<KafkaShareConsumer<String, String>>();
  for (int n = 1; n <= 4; n++) {
    workers.add(Clients.shareConsumer("packing"));
    workers.getLast().subscribe(List.of("orders"));
  }
  while (workersWithPartition() < 4)
    for (var worker : workers) worker.poll(Duration.ofMillis(100));
  IO.println("workers with a partition: " + workersWithPartition());
  Shop.sendAll();
  while (answers.size() < 8 || answers.get("ben paid").size() < 2) {
    for (var worker : workers) work(worker);
  }
  for (var event : List.of("ana paid", "ben paid", "cho paid")) {
    IO.println(event + ": " + String.join(", ", answers.get(event)));
  }
  Shop.close();
}

// #region share
void work(KafkaShareConsumer<String, String> worker) {
  var records = worker.poll(Duration.ofMillis(100));
  for (var r : records) {
    var answer = ACCEPT;
    if (r.value().equals("ben paid")
        && r.deliveryCount().get() == 1)
      answer = RELEASE;
    if (r.value().equals("cho paid"))
      answer = REJECT;
    worker.acknowledge(r, answer);
    remember(r, answer);
  }
  worker.commitSync();
}
// #endregion share

final Map<String, List<String>> answers = new TreeMap<>();

void remember(ConsumerRecord<String, String> r,
    AcknowledgeType answer) {
  answers.computeIfAbsent(r.value(), _ -> new ArrayList<>())
      .add(answer.toString());
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

/** How many members of the share group have a partition. */
long workersWithPartition() throws Exception {
  try (var admin = Clients.admin()) {
    return admin.describeShareGroups(List.of("packing")).all().get()
        .get("packing").members().stream()
        .filter(member ->
            !member.assignment().topicPartitions().isEmpty())
        .count();
  } catch (ExecutionException failure) {
    // Before its first member joins, there is no group.
    if (failure.getCause() instanceof GroupIdNotFoundException) return 0;
    throw failure;
  }
}
