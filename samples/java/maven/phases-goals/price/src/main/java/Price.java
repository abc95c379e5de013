public class Price {
  static int total(int net, int tax) {
    return net + tax;
  }

  public static void main(String[] args) {
    System.out.println(total(100, 19));
  }
}
