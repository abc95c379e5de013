import java.util.HashMap;
import java.util.Map;

public class Leak {
    record Session(String user, byte[] data) {}

    static final Map<String, Session> sessions = new HashMap<>();

    static void visit(String user, boolean logOut) {
        sessions.put(user, new Session(user, new byte[10_000]));
        if (logOut) sessions.remove(user);
    }

    public static void main(String[] args) {
        boolean logOut = args.length > 0;
        for (int day = 1; day <= 3; day++) {
            for (int i = 0; i < 1_000; i++) {
                visit("user " + i + " of day " + day, logOut);
            }
            System.gc();
            Runtime runtime = Runtime.getRuntime();
            long used = runtime.totalMemory() - runtime.freeMemory();
            long about = Math.round(used / 10_000_000.0) * 10;
            IO.println("day " + day + ": about " + about + " MB");
        }
    }
}
