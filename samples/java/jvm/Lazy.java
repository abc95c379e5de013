public class Lazy {
  public static void main(String[] args) {
    System.out.println(Rates.LIMIT);
    System.out.println(Rates.base);
  }
}

class Rates {
  static final int LIMIT = 10;
  static int base = 5;

  static {
    System.out.println("initialized");
  }
}
