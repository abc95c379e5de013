import jakarta.persistence.*;
import org.hibernate.resource.jdbc.spi.StatementInspector;

/** Three authors and six books in a fresh in-memory database. */
class Library {
    static boolean showSql = false;

    static EntityManagerFactory open() {
        StatementInspector show = sql -> {
            if (showSql) IO.println("  -> " + shortened(sql));
            return sql;
        };
        var factory = new PersistenceConfiguration("library")
            .managedClass(Author.class)
            .managedClass(Book.class)
            .managedClass(Tag.class)
            .property("jakarta.persistence.jdbc.url",
                "jdbc:h2:mem:library")
            .property("jakarta.persistence.schema-generation"
                + ".database.action", "create")
            .property("hibernate.session_factory.statement_inspector",
                show)
            .property("hibernate.generate_statistics", true)
            .createEntityManagerFactory();
        factory.runInTransaction(Library::fill);
        showSql = true;
        return factory;
    }

    static void fill(EntityManager em) {
        em.persist(new Author("Le Guin", "The Dispossessed", "Lavinia"));
        em.persist(new Author("Butler", "Kindred", "Dawn"));
        em.persist(new Author("Lem", "Solaris", "Eden"));
    }

    /** The columns of a select are left out: all of them are read. */
    static String shortened(String sql) {
        return sql.replaceFirst("^select .* from", "select ... from");
    }
}
