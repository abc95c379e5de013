public class Tip {
  static int add(int price, int tip) {
    return price + tip;
  }
}
