import java.time.Duration;
import java.util.*;

int put = 1_000_000, threw = 0, stuck = 0;

Thread fill(Map<Integer, Integer> map, int from) {
  return Thread.ofPlatform().daemon()
    .uncaughtExceptionHandler((thread, error) -> threw++)
    .start(() -> {
      for (int i = from; i < put; i += 2) map.put(i, i);
    });
}

void main() throws InterruptedException {
  int worst = put;
  var limit = Duration.ofSeconds(10);
  for (int round = 0; round < 10 && stuck == 0; round++) {
    var map = new HashMap<Integer, Integer>();
    var even = fill(map, 0);
    var odd = fill(map, 1);
    if (!even.join(limit) || !odd.join(limit)) stuck++;
    int there = 0;
    for (int key : map.keySet()) if (++there == put) break;
    worst = Math.min(worst, there);
  }
  IO.println(put + " put, " + worst + " there at worst, "
    + threw + " threw, " + stuck + " stuck");
}
