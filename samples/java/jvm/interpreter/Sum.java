public class Sum {
  static int sum(int[] prices) {
    int total = 0;
    for (int price : prices) total += price;
    return total;
  }

  public static void main(String[] args) {
    int[] prices = new int[1_000];
    int check = 0;
    for (int call = 0; call < 20_000; call++)
      check += sum(prices);
    System.out.println(check);
  }
}
