public class Wares {
  // #region wares
  interface Ware { int price(); }

  record Bread(int price) implements Ware {}

  record Cake(int pieces) implements Ware {
    public int price() { return 3 * pieces; }
  }

  static int total(Ware[] wares) {
    int sum = 0;
    for (Ware ware : wares) sum += ware.price();
    return sum;
  }
  // #endregion wares

  public static void main(String[] args) {
    Ware[] wares = new Ware[1_000];
    java.util.Arrays.setAll(wares, Bread::new);
    int check = 0;
    for (int i = 0; i < 20_000; i++) check += total(wares);
    System.out.println("-- now a cake");
    wares[500] = new Cake(7);
    for (int i = 0; i < 20_000; i++) check += total(wares);
    System.out.println(check);
  }
}
