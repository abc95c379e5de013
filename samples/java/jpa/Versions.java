import jakarta.persistence.*;
import java.util.*;
import java.util.function.BiConsumer;

class Versions {
    static EntityManagerFactory library = Library.open();

    void main() {
        // #region clash
        Book mine = load(), yours = load();
        mine.rename("Kindred, my edition");
        yours.rename("Kindred, your edition");

        IO.println("1. save mine, version " + mine.version());
        Book saved = library.callInTransaction(em -> em.merge(mine));
        IO.println("  saved.version " + saved.version()
            + ", mine.version " + mine.version()
            + ", same object: " + (saved == mine));

        IO.println("2. save yours, version " + yours.version());
        try {
            library.runInTransaction(em -> em.merge(yours));
        } catch (RuntimeException e) {
            IO.println("  " + e.getClass().getSimpleName());
        }
        // #endregion clash

        // #region race
        IO.println("3. two transactions change a book");
        race((em, name) -> em.find(Book.class, 3L).rename(name));
        IO.println("4. two transactions change an author");
        race((em, name) -> em.find(Author.class, 2L).rename(name));
        // #endregion race

        // #region partial
        IO.println("5. merge what a form sent");
        library.runInTransaction(em ->
            em.merge(new Book(4L, "Dawn (1987)", null)));
        Book dawn = library.callInTransaction(
            em -> em.find(Book.class, 4L));
        IO.println("  author of Dawn: " + dawn.author());
        // #endregion partial

        // #region hash
        IO.println("6. persist what lies in a set");
        library.runInTransaction(em -> {
            var tag = new Tag();
            var tags = new HashSet<>(List.of(tag));
            IO.println("  in the set: " + tags.contains(tag));
            em.persist(tag);
            IO.println("  in the set: " + tags.contains(tag));
        });
        // #endregion hash
    }

    // #region both
    static void race(BiConsumer<EntityManager, String> change) {
        try (var a = library.createEntityManager();
             var b = library.createEntityManager()) {
            a.getTransaction().begin();
            b.getTransaction().begin();
            change.accept(a, "by a");
            change.accept(b, "by b");
            a.getTransaction().commit();
            b.getTransaction().commit();
            IO.println("  both committed");
        } catch (RollbackException e) {
            IO.println("  " + e.getCause().getClass().getSimpleName());
        }
    }
    // #endregion both

    static Book load() {
        return library.callInTransaction(em -> em.find(Book.class, 3L));
    }
}
