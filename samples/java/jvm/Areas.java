import java.lang.reflect.Proxy;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

public class Areas {
    // #region fill
    static final List<Object> kept = new ArrayList<>();

    static void fill(String area) {
        while (true) {
            kept.add(switch (area) {
                case "heap" -> new byte[100_000];
                case "stack" -> deeper(1);
                case "metaspace" -> oneMoreClass();
                default -> ByteBuffer.allocateDirect(100_000);
            });
        }
    }

    static int deeper(int depth) {
        return deeper(depth + 1) + 1;
    }

    /** An object of a class made right now, by a new loader. */
    static Object oneMoreClass() {
        return Proxy.newProxyInstance(
                new URLClassLoader(new URL[0]),
                new Class<?>[] {Runnable.class},
                (proxy, method, arguments) -> null);
    }
    // #endregion fill

    public static void main(String[] args) {
        try {
            fill(args[0]);
        } catch (StackOverflowError | OutOfMemoryError full) {
            kept.clear();
            System.out.println(full.toString().replaceAll("\\d+", "N"));
        }
    }
}
