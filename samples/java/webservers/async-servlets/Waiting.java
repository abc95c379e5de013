import jakarta.servlet.AsyncContext;
import jakarta.servlet.http.*;
import java.io.IOException;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.AtomicInteger;

// #region servlets
class Blocking extends HttpServlet {
  @Override
  protected void doGet(HttpServletRequest request,
      HttpServletResponse response) {
    Slow.call();
  }
}

class Async extends HttpServlet {
  @Override
  protected void doGet(HttpServletRequest request,
      HttpServletResponse response) {
    Slow.callBack(request.startAsync());
  }
}

class Moved extends HttpServlet {
  @Override
  protected void doGet(HttpServletRequest request,
      HttpServletResponse response) {
    var async = request.startAsync();
    async.start(() -> { Slow.call(); async.complete(); });
  }
}
// #endregion servlets

/** A service that answers when it is told to. Counts who waits. */
class Slow {
  static volatile CountDownLatch answer;
  static final AtomicInteger waiting = new AtomicInteger();
  static final Queue<AsyncContext> open =
      new ConcurrentLinkedQueue<>();

  static void call() {
    waiting.incrementAndGet();
    try {
      answer.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  static void callBack(AsyncContext async) {
    open.add(async);
    waiting.incrementAndGet();
  }
}

class Waiting {
  void main() throws Exception {
    var tomcat = new Server(2).add("/blocking", new Blocking())
        .add("/async", new Async()).add("/moved", new Moved())
        .start();
    count(tomcat, "/blocking", "2 threads, blocking");
    count(tomcat, "/async", "2 threads, startAsync");
    count(tomcat, "/moved", "2 threads, async.start");
    tomcat.stop();
    var virtual = new Server(2).virtual()
        .add("/blocking", new Blocking()).start();
    count(virtual, "/blocking", "virtual threads, blocking");
    virtual.stop();
  }

  /** Sends 20 requests, and counts when no more come in. */
  void count(Server server, String path, String what)
      throws Exception {
    Slow.answer = new CountDownLatch(1);
    Slow.waiting.set(0);
    var answers = new ArrayList<CompletableFuture<String>>();
    for (int i = 0; i < 20; i++) answers.add(server.ask(path));
    int before = -1;
    while (before != Slow.waiting.get() || before == 0) {
      before = Slow.waiting.get();
      if (before == 20) break;
      Thread.sleep(1500);
    }
    IO.println("%-26s %2d of 20".formatted(what, before));
    Slow.answer.countDown();
    for (AsyncContext one; (one = Slow.open.poll()) != null;)
      one.complete();
    for (var one : answers) one.join();
  }
}
