import static org.springframework.transaction.annotation.Propagation.*;

import org.springframework.context.annotation.*;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.DriverManagerDataSource;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.springframework.transaction.annotation.*;

// #region methods
class Shop {
  @Transactional
  public void order(Audit.Way audit, Case now) {
    Entries.write("order");
    try {
      audit.run(now.innerFails());
    } catch (IllegalStateException e) {
      if (!now.caught()) throw e;
    }
    if (now.outerFails())
      throw new IllegalStateException();
  }
}

class Audit {
  @Transactional
  public void join(boolean fails) { audit(fails); }

  @Transactional(propagation = REQUIRES_NEW)
  public void apart(boolean fails) { audit(fails); }

  @Transactional(propagation = NESTED)
  public void nested(boolean fails) { audit(fails); }
  // #endregion methods

  private static void audit(boolean fails) {
    Entries.innerSees = Entries.read(Entries.client);
    Entries.write("audit");
    if (fails) throw new IllegalStateException();
  }

  interface Way { void run(boolean fails); }
}

record Case(String name, boolean innerFails, boolean caught,
    boolean outerFails) {}

/** The table entry(what), in a database in memory. */
class Entries {
  static DriverManagerDataSource h2 = new DriverManagerDataSource(
      "jdbc:h2:mem:shop;DB_CLOSE_DELAY=-1");
  static JdbcClient client = JdbcClient.create(h2);
  static String innerSees;

  static void write(String what) {
    client.sql("insert into entry values (?)").param(what).update();
  }

  static String read(JdbcClient client) {
    var found = client
        .sql("select what from entry order by what desc")
        .query(String.class).list();
    return found.isEmpty() ? "-" : String.join("+", found);
  }

  /** Through a connection of its own, which no transaction holds. */
  static String seenByOthers() {
    return read(JdbcClient.create(new DriverManagerDataSource(
        h2.getUrl())));
  }
}

@EnableTransactionManagement
class Propagate {
  @Bean JdbcTransactionManager manager() {
    return new JdbcTransactionManager(Entries.h2);
  }

  void main() {
    var spring = new AnnotationConfigApplicationContext(
        Propagate.class, Shop.class, Audit.class);
    var shop = spring.getBean(Shop.class);
    var audit = spring.getBean(Audit.class);
    Entries.client.sql("create table entry(what varchar)").update();
    IO.println("                inner  others end");
    Case[] cases = {
        new Case("nobody fails", false, false, false),
        new Case("inner fails, outer catches", true, true, false),
        new Case("inner fails, nobody catches", true, false, false),
        new Case("outer fails", false, false, true) };
    for (var now : cases) {
      IO.println(now.name());
      run("REQUIRED", shop, audit::join, now);
      run("REQUIRES_NEW", shop, audit::apart, now);
      run("NESTED", shop, audit::nested, now);
    }
  }

  static String othersSee;

  /** Runs one case, and asks from outside after the inner method. */
  static void run(String name, Shop shop, Audit.Way way, Case now) {
    String thrown = "";
    try {
      shop.order(fails -> {
        try {
          way.run(fails);
        } finally {
          othersSee = Entries.seenByOthers();
        }
      }, now);
    } catch (RuntimeException e) {
      thrown = e.getClass().getSimpleName();
    }
    IO.println("  %-13s %-6s %-6s %s".formatted(name,
        Entries.innerSees, othersSee, Entries.read(Entries.client)));
    if (!thrown.isEmpty()) IO.println("    " + thrown);
    Entries.client.sql("delete from entry").update();
  }
}
