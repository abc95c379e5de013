public class Turns {
  interface Item { int price(); }
  record Bread(int price) implements Item {}
  record Cake(int price) implements Item {}
  record Tea(int price) implements Item {}

  static int check;

  static void measure(String name, Item[] items) {
    long best = Long.MAX_VALUE;
    for (int n = 0; n < 20_000; n++) {
      long start = System.nanoTime();
      for (int i = 0; i < items.length; i++)
        check += items[i].price();
      best = Math.min(best, System.nanoTime() - start);
    }
    System.out.println(name + " " + best + " ns");
  }

  public static void main(String[] args) {
    // #region items
    Item[] bread = new Item[1_000];
    Item[] cake = new Item[1_000];
    Item[] tea = new Item[1_000];
    for (int i = 0; i < 1_000; i++) {
      bread[i] = new Bread(3);
      cake[i] = new Cake(3);
      tea[i] = new Tea(3);
    }
    // #endregion items
    for (String name : args) {
      switch (name) {
        case "bread" -> measure(name, bread);
        case "cake" -> measure(name, cake);
        default -> measure(name, tea);
      }
    }
  }
}
