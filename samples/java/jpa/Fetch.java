import jakarta.persistence.*;
import org.hibernate.LazyInitializationException;
import org.hibernate.SessionFactory;

class Fetch {
    static EntityManagerFactory library = Library.open();

    void main() {
        Library.showSql = false;
        // #region counted
        count("lazy", "from Author", null);
        count("join fetch", "from Author a left join fetch a.books",
            null);
        count("entity graph", "from Author", "books");
        // #endregion counted
        Library.showSql = true;
        // #region shown
        IO.println("What the first one sends:");
        list("from Author", null);
        IO.println("What the second one sends:");
        list("from Author a left join fetch a.books", null);
        // #endregion shown
        // #region late
        IO.println("What find sends:");
        Author late = library.callInTransaction(
            em -> em.find(Author.class, 1L));
        IO.println("The context is closed, then: " + late.name());
        try {
            IO.println(late.books().size());
        } catch (LazyInitializationException e) {
            IO.println(e.getMessage());
        }
        // #endregion late
    }

    // #region list
    static int list(String query, String attribute) {
        return library.callInTransaction(em -> {
            var authors = em.createQuery(query, Author.class);
            if (attribute != null) {
                var graph = em.createEntityGraph(Author.class);
                graph.addSubgraph(attribute);
                authors.setHint("jakarta.persistence.fetchgraph", graph);
            }
            int books = 0;
            for (Author author : authors.getResultList())
                books += author.books().size();
            return books;
        });
    }
    // #endregion list

    // #region count
    static void count(String name, String query, String attribute) {
        var seen = library.unwrap(SessionFactory.class).getStatistics();
        seen.clear();
        int books = list(query, attribute);
        IO.println(name + ": " + books + " books, "
            + "statements sent: " + seen.getPrepareStatementCount());
    }
    // #endregion count
}
