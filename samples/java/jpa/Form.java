import jakarta.persistence.*;
import java.util.function.*;

class Form {
  EntityManagerFactory factory = Stock.open(1, 1);

  void main() {
    Db.show = false;
    save("copied", (em, form) -> {
      var book = em.find(Book.class, form.id);
      book.version = form.version;
      book.price = form.price;
    });
    save("compared", (em, form) -> {
      var book = em.find(Book.class, form.id);
      if (book.version != form.version)
        throw new OptimisticLockException("changed meanwhile");
      book.price = form.price;
    });
    save("merged", (em, form) -> em.merge(form));
    factory.runInTransaction(em -> em.merge(opened()));
    factory.runInTransaction(em -> IO.println(
      "author: " + em.find(Book.class, 1L).author()));
  }

  // #region rest
  /** What the browser sends back: key, version, title, price. */
  Book opened() {
    var form = new Book("Solaris", 15, null);
    factory.runInTransaction(em -> {
      form.id = 1L;
      form.version = em.find(Book.class, 1L).version;
    });
    return form;
  }

  void save(String how, BiConsumer<EntityManager, Book> way) {
    var noras = opened();
    factory.runInTransaction(omar ->
      omar.find(Book.class, 1L).price = 11 + noras.version);
    try {
      factory.runInTransaction(em -> way.accept(em, noras));
      IO.println(how + ": Omar's price is overwritten");
    } catch (OptimisticLockException refused) {
      IO.println(how + ": refused");
    }
  }
  // #endregion rest
}
