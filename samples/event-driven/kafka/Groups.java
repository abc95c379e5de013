import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.GroupState;
import org.apache.kafka.common.errors.GroupIdNotFoundException;

void main() throws Exception {
  Shop.open();
  // #region keys
  var events = List.of("ana created", "ben created",
      "cho created", "ana paid", "dan created",
      "ben paid", "ana sent", "cho paid");
  try (var producer = Clients.producer()) {
    for (var event : events) {
      // the key of "ana created" is "ana"
      var key = event.split(" ")[0];
      var record =
          new ProducerRecord<>("orders", key, event);
      // get() waits for the broker's answer
      var place = producer.send(record).get();
      IO.println(event
          + " -> partition " + place.partition()
          + ", offset " + place.offset());
    }
  }
  // #endregion keys
  // #region members
  var members =
      new ArrayList<KafkaConsumer<String, String>>();
  for (int n = 1; n <= 4; n++) {
    // one more copy of the billing program
    var member = Clients.consumer("billing");
    member.subscribe(List.of("orders"));
    members.add(member);
    IO.println(n + " in billing: " + each(members));
  }
  // #endregion members
  Shop.close();
}

/** How many partitions each member has, once the group is stable. */
List<Integer> each(List<KafkaConsumer<String, String>> members)
    throws Exception {
  try (var admin = Clients.admin()) {
    while (true) {
      for (var member : members) member.poll(Duration.ofMillis(20));
      var each = members.stream().map(m -> m.assignment().size())
          .sorted().toList().reversed();
      if (isStable(admin, members.size())
          && each.stream().mapToInt(n -> n).sum() == 3) {
        return each;
      }
    }
  }
}

boolean isStable(Admin admin, int size) throws Exception {
  try {
    var group = admin.describeConsumerGroups(List.of("billing"))
        .all().get().get("billing");
    return group.groupState() == GroupState.STABLE
        && group.members().size() == size;
  } catch (ExecutionException failure) {
    // Before its first member joins, there is no group.
    if (failure.getCause() instanceof GroupIdNotFoundException)
      return false;
    throw failure;
  }
}
