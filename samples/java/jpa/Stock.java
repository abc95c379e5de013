// #region all
import jakarta.persistence.*;

/** Opens a database with authors and their books; prints nothing. */
class Stock {
  static EntityManagerFactory open(int authors, int books) {
    var factory = Db.open(Author.class, Book.class);
    Db.show = false;
    String[] names = { "Lem", "Le Guin", "Butler" };
    factory.runInTransaction(em -> {
      for (int i = 0; i < authors; i++) {
        var author = new Author(names[i % 3]);
        for (int j = 1; j <= books; j++)
          author.books.add(new Book("book " + j, 12, author));
        em.persist(author);
      }
    });
    Db.show = true;
    return factory;
  }
}
// #endregion all
