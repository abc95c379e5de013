import jakarta.persistence.*;

EntityManagerFactory factory =
    Shop.filled();

void main() {
    count("select a from Author a");
    count("select a from Author a"
        + " left join fetch a.books");
}

void count(String jpql) {
    IO.println(jpql);
    factory.runInTransaction(em -> {
        var query = em.createQuery(
            jpql, Author.class);
        var authors = query.getResultList();
        int sum = 0;
        for (var author : authors)
            sum += author.books().size();
        IO.println(sum + " books");
    });
}
