import java.util.*;

class Order {
  Long id;

  public boolean equals(Object other) {
    return other instanceof Order order && Objects.equals(id, order.id);
  }

  public int hashCode() {
    return Objects.hashCode(id);
  }
}

void main() {
  var order = new Order();
  var orders = new HashSet<Order>();
  orders.add(order);
  order.id = 42L; // as a database does when it saves the order
  IO.println(orders.contains(order));
  IO.println(orders.iterator().next() == order);
  IO.println(orders.remove(order));
  orders.add(order);
  IO.println(orders.size());
  IO.println(new HashSet<>(orders).size());
}
