import java.util.ArrayList;

public class Leak {
  static ArrayList<Session> open
      = new ArrayList<>();

  static void visit() {
    Session session = new Session();
    session.cart.owner = session;
    open.add(session);
  }

  // #region rest
  static class Session {
    byte[] page = new byte[10_000];
    Cart cart = new Cart();
  }

  static class Cart {
    Session owner;
  }

  public static void main(String[] args) {
    for (int i = 0; i < 100_000; i++) {
      visit();
    }
  }
  // #endregion rest
}
