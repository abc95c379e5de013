import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.GroupState;

void main() throws Exception {
  Broker.start();
  Clients.topic("orders", 3);
  // #region keys
  var sent = List.of("ana created", "ben created", "cho created",
      "ana paid", "dan created", "ben paid", "ana sent", "cho paid");
  try (var producer = Clients.producer(Map.of())) {
    for (var event : sent) {
      var key = event.split(" ")[0];
      var record = new ProducerRecord<>("orders", key, event);
      var at = producer.send(record).get();
      IO.println("%-11s -> partition %d, offset %d".formatted(
          event, at.partition(), at.offset()));
    }
  }
  // #endregion keys
  // #region groups
  for (var group : List.of("billing", "mail")) {
    try (var consumer = Clients.consumer(group, Map.of())) {
      consumer.subscribe(List.of("orders"));
      var read = new TreeMap<Integer, List<String>>();
      for (int count = 0; count < sent.size(); ) {
        for (var record : consumer.poll(Duration.ofMillis(50))) {
          read.computeIfAbsent(record.partition(),
              _ -> new ArrayList<>()).add(record.value());
          count++;
        }
      }
      IO.println(group + " reads");
      read.forEach((partition, events) -> IO.println("  "
          + partition + ": " + String.join(", ", events)));
      consumer.commitSync();
    }
  }
  // #endregion groups
  // #region members
  var members = new ArrayList<KafkaConsumer<String, String>>();
  for (int n = 1; n <= 4; n++) {
    var member = Clients.consumer("billing", Map.of());
    member.subscribe(List.of("orders"));
    members.add(member);
    IO.println(n + " in billing: partitions each " + each(members));
  }
  members.removeFirst().close();
  IO.println("one leaves:   partitions each " + each(members));
  // #endregion members
  Runtime.getRuntime().halt(0);
}

/** How many partitions each member has, once the group is stable. */
List<Integer> each(List<KafkaConsumer<String, String>> members)
    throws Exception {
  try (var admin = Clients.admin()) {
    while (true) {
      for (var member : members) member.poll(Duration.ofMillis(20));
      var group = admin.describeConsumerGroups(List.of("billing"))
          .all().get().get("billing");
      var each = members.stream().map(m -> m.assignment().size())
          .sorted().toList().reversed();
      if (group.groupState() == GroupState.STABLE
          && group.members().size() == members.size()
          && each.stream().mapToInt(n -> n).sum() == 3) {
        return each;
      }
    }
  }
}
