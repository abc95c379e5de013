/** The same work many times; prints whether it got faster on the way. */
public class Sum {
    // #region work
    static int sum(int[] prices) {
        int total = 0;
        for (int price : prices) {
            total += price;
        }
        return total;
    }
    // #endregion work

    public static void main(String[] args) {
        int[] prices = new int[1_000];
        for (int i = 0; i < prices.length; i++) prices[i] = i;
        int check = 0;
        for (int call = 0; call < 20_000; call++) check += sum(prices);
        System.out.println(check);
    }
}
