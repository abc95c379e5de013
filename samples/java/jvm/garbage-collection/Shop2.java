public class Shop2 {
  static byte[][] prices = new byte[32][1_000_000];

  static class Session {
    byte[] page = new byte[10_000];
    Cart cart = new Cart();
  }

  static class Cart {
    Session owner;
  }

  static void visit() {
    Session session = new Session();
    session.cart.owner = session;
  }

  public static void main(String[] args) {
    Session mia = new Session();
    for (int i = 0; i < 100_000; i++) {
      visit();
      if (i == 50_000) {
        mia.cart = new Cart();
        mia.cart.owner = mia;
      }
    }
    System.gc();
    System.out.println(mia.cart.owner == mia);
  }
}
