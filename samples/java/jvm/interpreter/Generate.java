/** Prints a class with a price list of n lines. */
public class Generate {
  public static void main(String[] args) {
    int lines = Integer.parseInt(args[0]);
    System.out.println("public class Prices {");
    System.out.println("  static int price(int item) {");
    System.out.println("    int price = 0;");
    for (int i = 1; i <= lines; i++)
      System.out.println("    if (item == " + i + ") price += 3;");
    System.out.println("    return price;");
    System.out.println("  }");
    System.out.println("""
          public static void main(String[] args) {
            long best = Long.MAX_VALUE;
            int check = 0;
            for (int round = 0; round < 200; round++) {
              long start = System.nanoTime();
              for (int i = 0; i < 1_000; i++) check += price(i);
              best = Math.min(best, System.nanoTime() - start);
            }
            System.out.println(check + " in " + best / 1_000 + " us");
          }
        }""");
  }
}
