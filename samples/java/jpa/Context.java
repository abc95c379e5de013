import jakarta.persistence.*;
import org.hibernate.exception.ConstraintViolationException;

class Context {
    static EntityManagerFactory library = Library.open();

    void main() {
        // #region identity
        IO.println("1. find the same book twice");
        library.runInTransaction(em -> {
            var one = em.find(Book.class, 1L);
            var two = em.find(Book.class, 1L);
            IO.println("  same object: " + (one == two));
        });
        // #endregion identity

        // #region dirty
        IO.println("2. set a field, and nothing else");
        library.runInTransaction(em -> {
            var book = em.find(Book.class, 1L);
            book.rename("The Dispossessed (1974)");
            IO.println("  end of the block");
        });
        // #endregion dirty

        // #region query
        IO.println("3. set a field, then query");
        library.runInTransaction(em -> {
            var book = em.find(Book.class, 3L);
            book.rename("Kindred (1979)");
            IO.println("  before the query");
            var found = byTitle(em, "Kindred (1979)");
            IO.println("  same object: " + (found == book));
        });
        // #endregion query

        // #region order
        IO.println("4. remove Solaris, then persist a new Solaris");
        try {
            library.runInTransaction(em -> replaceSolaris(em, false));
        } catch (RollbackException e) {
            var why = (ConstraintViolationException) e.getCause();
            IO.println("  violated: " + why.getKind());
        }
        IO.println("5. the same with a flush between");
        library.runInTransaction(em -> replaceSolaris(em, true));
        // #endregion order
    }

    // #region replace
    static void replaceSolaris(EntityManager em, boolean flush) {
        var old = byTitle(em, "Solaris");
        em.remove(old);
        if (flush) em.flush();
        em.persist(new Book(null, "Solaris", old.author()));
        IO.println("  end of the block");
    }
    // #endregion replace

    static Book byTitle(EntityManager em, String title) {
        return em.createQuery("from Book where title = :t", Book.class)
            .setParameter("t", title).getSingleResult();
    }
}
