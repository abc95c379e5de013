import static org.apache.kafka.clients.consumer.AcknowledgeType.ACCEPT;
import static org.apache.kafka.clients.consumer.AcknowledgeType.REJECT;
import static org.apache.kafka.clients.consumer.AcknowledgeType.RELEASE;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.apache.kafka.clients.admin.AlterConfigOp;
import org.apache.kafka.clients.admin.ConfigEntry;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.config.ConfigResource;

void main() throws Exception {
  Broker.start();
  Clients.topic("mails", 1);
  readFromStart("senders");
  try (var producer = Clients.producer(Map.of())) {
    for (int i = 1; i <= 6; i++) {
      producer.send(new ProducerRecord<>("mails", "m" + i));
    }
  }
  // #region share
  var deliveries = new TreeMap<String, String>();
  var workers = new TreeSet<String>();
  try (var a = Clients.sharer("senders");
      var b = Clients.sharer("senders")) {
    a.subscribe(List.of("mails"));
    b.subscribe(List.of("mails"));
    while (!done(deliveries)) {
      for (var worker : List.of(a, b)) {
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
          workers.add(worker == a ? "a" : "b");
        }
        worker.commitSync();
      }
    }
  }
  deliveries.forEach((mail, way) -> IO.println(mail + "  " + way));
  // #endregion share
  IO.println("workers on the only partition: " + workers);
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
