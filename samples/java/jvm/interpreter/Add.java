public class Add {
  static int add(int price, int tip) {
    return price + tip;
  }
}
