import jakarta.persistence.*;
import org.hibernate.resource.jdbc.spi.StatementInspector;

/** A fresh database in memory, whose SQL is printed. */
class Shop {
    static boolean showSql = false;

    static EntityManagerFactory empty() {
        StatementInspector show = sql -> {
            if (showSql) IO.println("  SQL: " + shortened(sql));
            return sql;
        };
        var factory = new PersistenceConfiguration("shop")
            .managedClass(Author.class)
            .managedClass(Book.class)
            .property("jakarta.persistence.jdbc.url",
                "jdbc:h2:mem:shop")
            .property("jakarta.persistence.schema-generation"
                + ".database.action", "create")
            .property("hibernate.session_factory.statement_inspector",
                show)
            .createEntityManagerFactory();
        showSql = true;
        return factory;
    }

    static EntityManagerFactory filled() {
        var factory = empty();
        showSql = false;
        factory.runInTransaction(em -> {
            store(em, "Lem", "Solaris", "Eden");
            store(em, "Le Guin", "The Dispossessed", "Lavinia");
            store(em, "Butler", "Kindred", "Dawn");
        });
        showSql = true;
        return factory;
    }

    static void store(EntityManager em, String name, String... titles) {
        var author = new Author(name);
        for (var title : titles) author.add(title);
        em.persist(author);
    }

    /** Without lists of columns, and with names of tables instead of aliases. */
    static String shortened(String sql) {
        return sql.replaceFirst("^select (?!next).* from", "select ... from")
            .replaceFirst("\\(.*\\) values \\(.*\\)", "...")
            .replaceFirst(" set .* where", " set ... where")
            .replaceAll("(Author|Book) [ab]1_0", "$1")
            .replace("a1_0.", "Author.").replace("b1_0.", "Book.");
    }
}
