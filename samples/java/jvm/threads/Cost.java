import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

class Cost {
    void main(String[] args) throws Exception {
        Thread.Builder kind = args[0].equals("virtual")
                ? Thread.ofVirtual() : Thread.ofPlatform().daemon();
        int count = Integer.parseInt(args[1]);
        long resident = mib("VmRSS");
        long addresses = mib("VmSize");
        Thread[] all = new Thread[count];
        for (int i = 0; i < count; i++) {
            all[i] = kind.start(Cost::sleep);
        }
        Thread.sleep(2000);
        IO.println(count + " " + args[0]
                + ": memory +" + (mib("VmRSS") - resident)
                + " MiB, addresses +"
                + (mib("VmSize") - addresses) + " MiB");
    }

    // #region helpers
    static void sleep() {
        try {
            Thread.sleep(60_000);
        } catch (InterruptedException request) {
            throw new IllegalStateException(request);
        }
    }

    static long mib(String key) throws IOException {
        Path status = Path.of("/proc/self/status");
        for (String line : Files.readAllLines(status)) {
            if (line.startsWith(key)) {
                String kib = line.replaceAll("\\D", "");
                return Long.parseLong(kib) / 1024;
            }
        }
        throw new IllegalStateException(key);
    }
    // #endregion helpers
}
