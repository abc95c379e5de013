// #region all
import jakarta.persistence.*;
import java.util.logging.*;
import org.hibernate.resource.jdbc.spi.StatementInspector;

/** Opens an empty database in memory, prints and counts the SQL. */
class Db {
  static boolean show = true;
  static int count = 0;
  static final Logger LOG = Logger.getLogger("org.hibernate");

  static EntityManagerFactory open(Class<?>... entities) {
    LOG.setLevel(Level.SEVERE); // no messages about the start
    var setup = new PersistenceConfiguration("shop")
      .property("jakarta.persistence.jdbc.url", "jdbc:h2:mem:shop")
      .property("jakarta.persistence.schema-generation"
        + ".database.action", "create")
      .property("hibernate.session_factory.statement_inspector",
        (StatementInspector) Db::print);
    for (var entity : entities) setup.managedClass(entity);
    return setup.createEntityManagerFactory();
  }

  static String print(String sql) {
    count++;
    if (show) IO.println("  SQL: " + sql.replaceAll(
      "(?<!delete|left) (?=(from|where|values|left|join) )", "\n    "));
    return sql;
  }
}
// #endregion all
