import jakarta.persistence.*;

void main() {
    EntityManagerFactory factory =
        Shop.empty();
    factory.runInTransaction(em -> {
        var book = new Book("Solaris", null);
        em.persist(book);
        IO.println("end of block 1");
    });
    factory.runInTransaction(em -> {
        var book = em.find(Book.class, 1L);
        book.rename("Solaris (1961)");
        IO.println("end of block 2");
    });
    factory.runInTransaction(em -> {
        var book = em.find(Book.class, 1L);
        var same = em.find(Book.class, 1L);
        IO.println(book == same);
        em.remove(book);
        IO.println("end of block 3");
    });
}
