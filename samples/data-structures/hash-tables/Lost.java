import java.util.*;

int put = 1_000_000;

void fill(Map<Integer, Integer> map, int from) {
  for (int i = from; i < put; i += 2) map.put(i, i);
}

void main() throws InterruptedException {
  int worst = put;
  for (int round = 0; round < 10; round++) {
    var map = new HashMap<Integer, Integer>();
    var even = new Thread(() -> fill(map, 0));
    var odd = new Thread(() -> fill(map, 1));
    even.start();
    odd.start();
    even.join();
    odd.join();
    int listed = 0;
    for (int key : map.keySet()) listed++;
    worst = Math.min(worst, listed);
  }
  IO.println(put + " put, " + worst + " there at worst");
}
