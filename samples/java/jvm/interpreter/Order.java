public class Order {
  static int total(int[] prices) {
    int total = 0;
    for (int i = 0; i < prices.length; i++) {
      total = total + prices[i];
    }
    return total;
  }

  public static void main(String[] args) {
    int[] prices = new int[1_000];
    for (int i = 0; i < 1_000; i++) prices[i] = 3;

    for (int n = 1; n <= 60_000; n++) {
      long start = System.nanoTime();
      int total = total(prices);
      long time = System.nanoTime() - start;
      if (n == 1 || n == 30_000 || n == 60_000)
        System.out.println(n + ": " + total + " in " + time + " ns");
    }
  }
}
