/** Prints the nanoseconds of the fastest of 300 calls. */
public class Warm {
    static int[] prices = new int[100_000];

    static int sum() {
        int total = 0;
        for (int price : prices) total += price;
        return total;
    }

    public static void main(String[] args) {
        long best = Long.MAX_VALUE;
        for (int call = 0; call < 300; call++) {
            long start = System.nanoTime();
            sum();
            best = Math.min(best, System.nanoTime() - start);
        }
        System.out.println(best);
    }
}
