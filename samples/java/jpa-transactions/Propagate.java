import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.DriverManagerDataSource;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.springframework.transaction.*;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.support.TransactionTemplate;

class Propagate {
    static DriverManagerDataSource h2 = new DriverManagerDataSource(
        "jdbc:h2:mem:shop;DB_CLOSE_DELAY=-1");
    static JdbcClient db = JdbcClient.create(h2);
    static JdbcTransactionManager manager =
        new JdbcTransactionManager(h2);

    void main() {
        db.sql("create table entry(what varchar)").update();
        // #region outcomes
        String[] failures = {
            "nobody fails", "inner fails, outer catches",
            "inner fails, nobody catches", "outer fails" };
        for (var failure : failures) {
            IO.println(failure);
            run(Propagation.REQUIRED, failure);
            run(Propagation.REQUIRES_NEW, failure);
            run(Propagation.NESTED, failure);
        }
        // #endregion outcomes
        // #region begins
        IO.println("what begins    alone          inside another");
        for (var propagation : Propagation.values()) {
            String alone = begins(propagation);
            String inside = template(Propagation.REQUIRED)
                .execute(outer -> begins(propagation));
            IO.println("%-14s %-14s %s".formatted(
                propagation, alone, inside));
        }
        // #endregion begins
    }

    // #region place
    static String innerSees, othersSee;

    static void place(Propagation propagation, String failure) {
        db.sql("insert into entry values ('order')").update();
        try {
            template(propagation).executeWithoutResult(inner -> {
                innerSees = entries(db);
                db.sql("insert into entry values ('audit')").update();
                if (failure.startsWith("inner"))
                    throw new IllegalStateException(failure);
            });
        } catch (IllegalStateException e) {
            if (!failure.endsWith("outer catches")) throw e;
        } finally {
            othersSee = entriesSeenByOthers();
        }
        if (failure.equals("outer fails"))
            throw new IllegalStateException(failure);
    }
    // #endregion place

    // #region run
    static void run(Propagation propagation, String failure) {
        String thrown = "";
        try {
            template(Propagation.REQUIRED).executeWithoutResult(
                outer -> place(propagation, failure));
        } catch (RuntimeException e) {
            thrown = e.getClass().getSimpleName();
        }
        String end = entries(db);
        IO.println("  %-12s inner: %-6s others: %-12s end: %-12s %s"
            .formatted(propagation, innerSees, othersSee, end, thrown)
            .stripTrailing());
        db.sql("delete from entry").update();
    }
    // #endregion run

    static TransactionTemplate template(Propagation propagation) {
        var template = new TransactionTemplate(manager);
        template.setPropagationBehavior(propagation.value());
        return template;
    }

    static String entries(JdbcClient client) {
        var found = client
            .sql("select what from entry order by what desc")
            .query(String.class).list();
        return found.isEmpty() ? "-" : String.join("+", found);
    }

    /** Through a connection of its own, which no transaction holds. */
    static String entriesSeenByOthers() {
        return entries(JdbcClient.create(new DriverManagerDataSource(
            h2.getUrl())));
    }

    static String begins(Propagation propagation) {
        try {
            return template(propagation).execute(status ->
                status.hasSavepoint() ? "savepoint"
                : !status.hasTransaction() ? "nothing"
                : status.isNewTransaction() ? "transaction"
                : "joins");
        } catch (IllegalTransactionStateException e) {
            return "refused";
        }
    }
}
