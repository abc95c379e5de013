import static org.apache.kafka.clients.consumer.AcknowledgeType.*;
import java.time.Duration;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.atomic.*;
import org.apache.kafka.clients.consumer.*;

class Work {
  static Properties p = new Properties();
  // #region task
  static AtomicLong start = new AtomicLong();
  static AtomicInteger done = new AtomicInteger();

  static void task(ConsumerRecord<String, String> r) {
    start.compareAndSet(0, System.nanoTime());
    try { Thread.sleep(100); } catch (InterruptedException e) { }
    if (r.value().equals("13")) {
      System.out.println("13 fails");
      throw new RuntimeException();
    }
    if (done.incrementAndGet() == 299) {
      System.out.printf("299 done in %.0f s%n",
          (System.nanoTime() - start.get()) / 1e9);
      Runtime.getRuntime().halt(0);
    }
  }
  // #endregion task

  static void share() {
    try (var c = new KafkaShareConsumer<String, String>(p)) {
      c.subscribe(List.of("jobs"));
      while (true) {
        for (var r : c.poll(Duration.ofSeconds(1))) {
          try {
            task(r);
            c.acknowledge(r, ACCEPT);
          } catch (RuntimeException e) {
            c.acknowledge(r, RELEASE);
          }
        }
      }
    }
  }

  // #region rest
  static void group() {
    try (var c = new KafkaConsumer<String, String>(p)) {
      c.subscribe(List.of("jobs"));
      while (true) {
        for (var r : c.poll(Duration.ofSeconds(1))) {
          try { task(r); } catch (RuntimeException e) { }
        }
      }
    }
  }

  public static void main(String[] args) {
    var text = "org.apache.kafka.common.serialization."
        + "StringDeserializer";
    p.put("bootstrap.servers", "localhost:9092");
    p.put("key.deserializer", text);
    p.put("value.deserializer", text);
    p.put("max.poll.records", "1");
    p.put("group.id", args[0]);
    if (args[0].equals("share")) {
      p.put("share.acknowledgement.mode", "explicit");
      p.put("share.acquire.mode", "record_limit");
    } else p.put("auto.offset.reset", "earliest");
    for (int i = 0; i < 10; i++)
      new Thread(args[0].equals("share") ? Work::share
          : Work::group).start();
  }
  // #endregion rest
}
