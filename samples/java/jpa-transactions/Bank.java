import jakarta.persistence.*;

/** A database in memory with the accounts of Ann and Bob. */
class Bank {
  static EntityManagerFactory open() {
    var bank = new PersistenceConfiguration("bank")
        .managedClass(Account.class)
        .property("jakarta.persistence.jdbc.url", "jdbc:h2:mem:bank")
        .property("jakarta.persistence.schema-generation"
            + ".database.action", "create")
        .createEntityManagerFactory();
    bank.runInTransaction(em -> {
      em.persist(new Account("Ann", 100));
      em.persist(new Account("Bob", 0));
    });
    return bank;
  }

  /** What another transaction sees. */
  static void show(EntityManagerFactory bank) {
    bank.runInTransaction(em -> em.createQuery(
        "select owner || ' ' || balance from Account order by owner",
        String.class).getResultList().forEach(IO::println));
  }
}
