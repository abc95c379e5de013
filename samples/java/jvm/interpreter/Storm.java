public class Storm {
  static int price(int kind, int x) {
    if (kind == 1) x += 3; if (kind == 2) x += 4;
    if (kind == 3) x += 5; if (kind == 4) x += 6;
    if (kind == 5) x += 7; if (kind == 6) x += 8;
    if (kind == 7) x += 9; if (kind == 8) x += 10;
    if (kind == 9) x += 11; if (kind == 10) x += 12;
    if (kind == 11) x += 13; if (kind == 12) x += 14;
    return x;
  }

  public static void main(String[] args) {
    int check = 0;
    for (int kinds = 1; kinds <= 12; kinds++) {
      long best = Long.MAX_VALUE;
      for (int round = 1; round <= 10; round++) {
        long start = System.nanoTime();
        for (int i = 0; i < 5_000; i++)
          check += price(i % kinds + 1, i);
        best = Math.min(best, System.nanoTime() - start);
      }
      System.out.println(kinds + " kinds: " + best / 1000 + " us");
    }
    System.out.println(check);
  }
}
