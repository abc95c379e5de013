import java.util.*;
import java.util.function.*;

record Cell(int x, int y) {}

record Mixed(int x, int y) {
  public int hashCode() { return 1_000_003 * x + y; }
}

void fill(String name, BiFunction<Integer, Integer, Object> key) {
  var map = new HashMap<Object, Integer>();
  long start = System.nanoTime();
  for (int x = 0; x < 500; x++)
    for (int y = 0; y < 500; y++) map.put(key.apply(x, y), y);
  long ms = (System.nanoTime() - start) / 1_000_000;
  var codes = new HashSet<Integer>();
  for (Object one : map.keySet()) codes.add(one.hashCode());
  IO.println(name + codes.size() + " codes, " + ms + " ms");
}

void main() {
  fill("text:   ", (x, y) -> x + "," + y);
  fill("record: ", Cell::new);
  fill("long:   ", (x, y) -> (long) x << 32 | y);
  fill("entry:  ", Map::entry);
  fill("mixed:  ", Mixed::new);
}
