import java.lang.ref.WeakReference;
import java.util.function.BiFunction;

record User(int id) {}
record Session(User user, String token) {}
record Loose(WeakReference<User> user, String token) {}

void main() throws Exception {
  fill("value holds the key", (u, t) -> new Session(u, t));
  fill("value holds it weakly",
      (u, t) -> new Loose(new WeakReference<>(u), t));
  fill("value knows the id", (u, t) -> t + u.id());
}

void fill(String what, BiFunction<User, String, Object> value)
    throws Exception {
  var map = new WeakHashMap<User, Object>();
  for (int i = 0; i < 1000; i++) {
    var user = new User(i);
    map.put(user, value.apply(user, "t"));
  }
  for (int i = 0; i < 20 && map.size() > 0; i++) {
    System.gc();
    Thread.sleep(20);
  }
  IO.println("%-22s %4d of 1000 left".formatted(what, map.size()));
}
