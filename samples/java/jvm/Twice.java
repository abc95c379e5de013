void main() {
    for (int attempt = 1; attempt <= 2; attempt++) {
        try {
            Config.port();
        } catch (Throwable problem) {
            IO.println(attempt + ". " + problem);
            IO.println("   caused by " + problem.getCause().toString()
                    .replaceFirst(": ", ":\n     "));
        }
    }
}

class Config {
    static final int PORT = Integer.parseInt(word());

    static String word() {
        return "80a";
    }

    static int port() {
        return PORT;
    }
}
