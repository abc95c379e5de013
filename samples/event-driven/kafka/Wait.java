import java.time.Duration;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.CountDownLatch;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.*;

class Wait {
  static Properties p = new Properties();
  static CountDownLatch three = new CountDownLatch(3);
  static volatile boolean job, end;

  static void member(int number) {
    long last = 0, longest = 0;
    try (var consumer = new KafkaConsumer<String, String>(p)) {
      consumer.subscribe(List.of("tasks"));
      while (!end) {
        for (var r : consumer.poll(Duration.ofMillis(100))) {
          long now = System.currentTimeMillis();
          if (last == 0) three.countDown();
          else longest = Math.max(longest, now - last);
          last = now;
        }
        if (number == 1 && job) {
          job = false;
          sleep(15); // a long job
        }
      }
    }
    System.out.printf("member %d: %.1f s%n", number, longest / 1e3);
  }

  // #region rest
  static void write() {
    try (var producer = new KafkaProducer<String, String>(p)) {
      for (int i = 0; !end; i++) {
        producer.send(new ProducerRecord<>("tasks", i % 12, null, ""));
        if (i % 12 == 0) sleep(0.02);
      }
    }
  }

  static void sleep(double seconds) {
    try { Thread.sleep((long) (seconds * 1000)); }
    catch (InterruptedException e) { }
  }

  public static void main(String[] args) throws Exception {
    p.put("bootstrap.servers", "localhost:9092");
    p.put("group.id", "wait-" + System.currentTimeMillis());
    for (var a : args) p.put(a.split("=")[0], a.split("=")[1]);
    var text = "org.apache.kafka.common.serialization.String";
    for (var s : List.of("key", "value")) {
      p.put(s + ".serializer", text + "Serializer");
      p.put(s + ".deserializer", text + "Deserializer");
    }
    new Thread(Wait::write).start();
    for (int n = 1; n <= 3; n++) {
      int number = n;
      new Thread(() -> member(number)).start();
    }
    three.await(); // all three are reading
    sleep(5);
    job = true;
    sleep(3);
    new Thread(() -> member(4)).start();
    sleep(25);
    end = true;
  }
  // #endregion rest
}
