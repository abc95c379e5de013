public class Shop {
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
    for (int i = 0; i < 100_000; i++) {
      visit();
    }
    System.out.println("100000 visits served");
  }
}
