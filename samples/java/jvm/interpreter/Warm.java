/** Prints how many microseconds calls of sum take. */
public class Warm {
  static int[] prices = new int[100_000];
  static int check;

  static int sum() {
    int total = 0;
    for (int price : prices) total += price;
    return total;
  }

  public static void main(String[] args) {
    long first = 0, best = Long.MAX_VALUE;
    for (int call = 1; call <= 300; call++) {
      long start = System.nanoTime();
      check += sum();
      long time = System.nanoTime() - start;
      if (call == 1) first = time;
      best = Math.min(best, time);
    }
    System.out.println(first / 1000 + " " + best / 1000);
  }
}
