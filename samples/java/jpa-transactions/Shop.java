import jakarta.persistence.*;
import java.io.IOException;
import org.springframework.transaction.annotation.*;
import org.springframework.transaction.support.*;

class Shop {
    @PersistenceContext EntityManager em;

    // #region inside
    @Transactional
    public void add(String name) {
        IO.println("  transaction: " + TransactionSynchronizationManager
            .isActualTransactionActive());
        em.persist(new Item(name));
    }

    public void addAll(String... names) {
        for (var name : names) add(name);
    }
    // #endregion inside

    // #region exceptions
    @Transactional
    public void addThenThrow(String name, boolean checked)
            throws IOException {
        em.persist(new Item(name));
        if (checked) throw new IOException("printer is out of paper");
        throw new IllegalStateException("printer is on fire");
    }

    @Transactional(rollbackFor = IOException.class)
    public void addOrRollBack(String name) throws IOException {
        addThenThrow(name, true);
    }
    // #endregion exceptions

    // #region flush
    @Transactional
    public void addAndFlush(String name, Runnable look) {
        em.persist(new Item(name));
        em.flush();
        look.run();
    }
    // #endregion flush
}
