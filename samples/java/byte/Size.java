import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

static Object kept;

void main() {
  var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  for (int length : new int[] {0, 4, 8, 9, 1000}) {
    long before = threads.getCurrentThreadAllocatedBytes();
    kept = new byte[length];
    long after = threads.getCurrentThreadAllocatedBytes();
    IO.println("byte[" + length + "] takes " + (after - before));
  }
}
