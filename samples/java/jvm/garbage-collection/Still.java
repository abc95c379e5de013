public class Still {
  static byte[] page;

  public static void main(String[] args) {
    byte[] from = new byte[150_000_000];
    byte[] to = new byte[150_000_000];
    Thread copier = new Thread(() -> {
      while (true) {
        System.arraycopy(from, 0, to, 0, from.length);
      }
    });
    copier.setDaemon(true);
    copier.start();
    for (int i = 0; i < 3_000_000; i++) {
      page = new byte[1_000];
    }
  }
}
