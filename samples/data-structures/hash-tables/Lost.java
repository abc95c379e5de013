import java.util.*;

int put = 2_000_000;
Map<Integer, Integer> map = new HashMap<>();

void fill(int from) {
  for (int i = from; i < put; i += 2) map.put(i, i);
}

void main() throws InterruptedException {
  var even = new Thread(() -> fill(0));
  var odd = new Thread(() -> fill(1));
  even.start();
  odd.start();
  even.join();
  odd.join();
  int listed = 0; // by a loop over the keys
  for (int key : map.keySet()) listed++;
  IO.println(put + " put, size " + map.size() + ", listed " + listed);
}
