import java.lang.ref.Cleaner;
import java.lang.ref.Reference;
import java.util.concurrent.atomic.AtomicBoolean;

static final Cleaner cleaner = Cleaner.create();

static class Buffer {
  final AtomicBoolean freed = new AtomicBoolean();

  Buffer() {
    var flag = freed;
    cleaner.register(this, () -> flag.set(true));
  }

  String work(boolean watch) {
    return look(freed, watch);
  }

  String workFenced(boolean watch) {
    try {
      return look(freed, watch);
    } finally {
      Reference.reachabilityFence(this);
    }
  }
}

static String look(AtomicBoolean freed, boolean watch) {
  for (int i = 0; watch && i < 50 && !freed.get(); i++) {
    System.gc();
    try { Thread.sleep(10); } catch (InterruptedException e) {}
  }
  return freed.get() ? "freed during the call" : "alive";
}

void warmUp() {
  var buffer = new Buffer();
  for (int i = 0; i < 100_000; i++) {
    buffer.work(false);
    buffer.workFenced(false);
  }
}

void main() {
  IO.println("interpreted: " + new Buffer().work(true));
  warmUp();
  IO.println("compiled:    " + new Buffer().work(true));
  IO.println("with fence:  " + new Buffer().workFenced(true));
}
