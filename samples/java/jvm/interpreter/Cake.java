public class Cake {
  interface Item { int price(); }
  record Bread(int price) implements Item {}
  record Slices(int number) implements Item {
    public int price() { return 3 * number; }
  }

  static int total(Item[] items) {
    int total = 0;
    for (int i = 0; i < items.length; i++) {
      total = total + items[i].price();
    }
    return total;
  }

  public static void main(String[] args) {
    Item[] items = new Item[1_000];
    for (int i = 0; i < 1_000; i++) items[i] = new Bread(3);

    for (int n = 1; n <= 60_000; n++) {
      if (n == 30_000) items[500] = new Slices(7);
      long start = System.nanoTime();
      int total = total(items);
      long time = System.nanoTime() - start;
      if (n == 1 || n == 29_999 || n == 30_000 || n == 60_000)
        System.out.println(n + ": " + total + " in " + time + " ns");
    }
  }
}
