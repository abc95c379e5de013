import jakarta.persistence.*;
import java.io.IOException;
import org.springframework.context.annotation.*;
import org.springframework.orm.jpa.JpaTransactionManager;
import org.springframework.transaction.*;
import org.springframework.transaction.annotation.*;
import org.springframework.transaction.support.TransactionTemplate;

@EnableTransactionManagement
class Proxies {
    @Bean static EntityManagerFactory database() {
        return new PersistenceConfiguration("shop")
            .managedClass(Item.class)
            .property("jakarta.persistence.jdbc.url",
                "jdbc:h2:mem:shop")
            .property("jakarta.persistence.schema-generation"
                + ".database.action", "create")
            .createEntityManagerFactory();
    }

    @Bean JpaTransactionManager manager(EntityManagerFactory database) {
        return new JpaTransactionManager(database);
    }

    static AnnotationConfigApplicationContext spring;

    public static void main(String[] args) throws IOException {
        spring = new AnnotationConfigApplicationContext(
            Proxies.class, Shop.class);
        Shop shop = spring.getBean(Shop.class);
        IO.println("Shop is a " + (shop.getClass() == Shop.class
            ? "Shop" : "subclass of Shop"));

        // #region self
        IO.println("1. add, called from outside");
        shop.add("apple");
        IO.println("2. addAll, which calls add on this");
        try {
            shop.addAll("pear", "plum");
        } catch (TransactionRequiredException e) {
            IO.println("  " + e.getClass().getSimpleName());
        }
        IO.println("  items: " + items());
        // #endregion self

        // #region thrown
        IO.println("3. persist, then throw");
        attempt(() -> shop.addThenThrow("unchecked", false));
        attempt(() -> shop.addThenThrow("checked", true));
        attempt(() -> shop.addOrRollBack("rollbackFor"));
        // #endregion thrown

        // #region seen
        IO.println("4. persist and flush");
        shop.addAndFlush("cherry", () ->
            IO.println("  before the commit: " + items()));
        IO.println("  after the commit: " + items());
        // #endregion seen

        // #region nested
        IO.println("5. NESTED, with JpaTransactionManager");
        var manager = spring.getBean(JpaTransactionManager.class);
        var outer = new TransactionTemplate(manager);
        var nested = new TransactionTemplate(manager);
        nested.setPropagationBehavior(Propagation.NESTED.value());
        try {
            outer.executeWithoutResult(a ->
                nested.executeWithoutResult(b -> shop.add("fig")));
        } catch (NestedTransactionNotSupportedException e) {
            IO.println("  " + e.getClass().getSimpleName());
        }
        // #endregion nested
    }

    // #region attempt
    interface Call { void run() throws IOException; }

    static void attempt(Call call) {
        String thrown = "";
        try {
            call.run();
        } catch (IOException | RuntimeException e) {
            thrown = e.getClass().getSimpleName();
        }
        IO.println("  " + thrown + ", items: " + items());
    }

    /** What another transaction sees. */
    static java.util.List<String> items() {
        return spring.getBean(EntityManagerFactory.class)
            .callInTransaction(other -> other.createQuery(
                "select name from Item order by name", String.class)
                .getResultList());
    }
    // #endregion attempt
}
