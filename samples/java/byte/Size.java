import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.function.Supplier;

static Object kept;

void main() {
  IO.println("byte[]: " + size(() -> new byte[1_000_000]));
  IO.println("int[]:  " + size(() -> new int[1_000_000]));
}

/** How many bytes this thread allocates for what `make` returns. */
long size(Supplier<Object> make) {
  var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  make.get();
  long before = threads.getCurrentThreadAllocatedBytes();
  kept = make.get();
  return threads.getCurrentThreadAllocatedBytes() - before;
}
