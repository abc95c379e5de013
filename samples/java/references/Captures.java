import java.lang.ref.Cleaner;

public class Captures {
  static final Cleaner cleaner = Cleaner.create();

  static class Camera {
    final String place;

    Camera(String name, int way) {
      place = name;
      cleaner.register(this, switch (way) {
        case 1 -> () -> off("1 parameter " + name);
        case 2 -> () -> off("2 field " + place);
        case 3 -> this::off;
        default -> new Runnable() {
          public void run() { off("4 class"); }
        };
      });
    }
    void off() { off("3 method"); }
    static void off(String way) { System.out.println(way); }
  }

  public static void main(String[] args) throws Exception {
    for (int way = 1; way <= 4; way++)
      new Camera("gate", way);
    for (int i = 0; i < 50; i++) {
      System.gc();
      Thread.sleep(10);
    }
  }
}
