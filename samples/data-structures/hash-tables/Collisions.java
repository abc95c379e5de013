// #region keys
static int comparisons;

static boolean same(int a, int b) {
  comparisons++;
  return a == b;
}

record Spread(int id) {
  public int hashCode() { return id; }
  public boolean equals(Object o) { return same(id, ((Spread) o).id); }
}

record Same(int id) {
  public int hashCode() { return 42; }
  public boolean equals(Object o) { return same(id, ((Same) o).id); }
}

record Sorted(int id) implements Comparable<Sorted> {
  public int hashCode() { return 42; }
  public boolean equals(Object o) { return same(id, ((Sorted) o).id); }
  public int compareTo(Sorted o) { return Integer.compare(id, o.id); }
}
// #endregion keys

// #region look
static void look(String keys, IntFunction<Object> key) {
  var map = new HashMap<Object, String>();
  for (int id = 0; id < 1000; id++) map.put(key.apply(id), "value");
  comparisons = 0;
  map.get(key.apply(1000));                  // not in the table
  IO.println("%4d comparisons: %s".formatted(comparisons, keys));
}

void main() {
  look("hash codes differ", Spread::new);
  look("one hash code", Same::new);
  look("one hash code, keys have an order", Sorted::new);
}
// #endregion look
