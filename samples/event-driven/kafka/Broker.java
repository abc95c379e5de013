import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.util.Properties;
import kafka.server.KafkaConfig;
import kafka.server.KafkaRaftServer;
import org.apache.kafka.common.utils.Time;
import org.apache.kafka.metadata.storage.Formatter;
import org.apache.kafka.server.common.Feature;
import org.apache.kafka.server.common.MetadataVersion;

/** Kafka in this process, with its files in a temporary folder. */
class Broker {
  static final String address = "localhost:9091";

  static void start() throws Exception {
    start(1);
  }

  /** Node 1 is broker and KRaft controller, others are brokers. */
  static KafkaRaftServer start(int node) throws Exception {
    var folder = Files.createTempDirectory("kafka").toString();
    format(folder, node);
    var config = new Properties();
    config.putAll(settings(node));
    config.put("log.dirs", folder);
    var server = new KafkaRaftServer(
        new KafkaConfig(config), Time.SYSTEM);
    server.startup();
    return server;
  }

  // #region settings
  static Properties settings(int node) throws Exception {
    var broker = "PLAINTEXT://localhost:909" + node;
    var settings = new Properties();
    settings.load(new java.io.StringReader("""
        process.roles = %s
        node.id = %d
        listeners = %s
        controller.listener.names = CONTROLLER
        controller.quorum.voters = 1@localhost:9090
        # by default 3 replicas, 2 of them in sync, and 50 partitions
        offsets.topic.replication.factor = 1
        offsets.topic.num.partitions = 1
        transaction.state.log.replication.factor = 1
        transaction.state.log.min.isr = 1
        transaction.state.log.num.partitions = 1
        share.coordinator.state.topic.replication.factor = 1
        share.coordinator.state.topic.min.isr = 1
        share.coordinator.state.topic.num.partitions = 1
        # by default 5 s and 15 s: here groups and the cleaner are quick
        group.consumer.min.heartbeat.interval.ms = 100
        group.consumer.heartbeat.interval.ms = 100
        group.share.min.heartbeat.interval.ms = 100
        group.share.heartbeat.interval.ms = 100
        log.cleaner.backoff.ms = 100
        # by default 128 MB
        log.cleaner.dedupe.buffer.size = 2097152
        """.formatted(node == 1 ? "broker,controller" : "broker", node,
            node == 1 ? broker + ",CONTROLLER://localhost:9090"
                : broker)));
    return settings;
  }
  // #endregion settings

  private static void format(String folder, int node)
      throws Exception {
    new Formatter().setNodeId(node)
        .setClusterId("MkU3OEVBNTcwNTJENDM2Qk")
        .setSupportedFeatures(Feature.PRODUCTION_FEATURES)
        .setReleaseVersion(MetadataVersion.LATEST_PRODUCTION)
        .setControllerListenerName("CONTROLLER")
        .setMetadataLogDirectory(folder)
        .addDirectory(folder)
        .setPrintStream(
            new PrintStream(OutputStream.nullOutputStream()))
        .run();
  }
}
