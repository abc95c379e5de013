import jakarta.persistence.*;
import org.springframework.context.annotation.*;
import org.springframework.orm.jpa.JpaTransactionManager;
import org.springframework.transaction.annotation.*;

@EnableTransactionManagement
class Spring {
  @Bean static EntityManagerFactory bank() { return Bank.open(); }

  @Bean JpaTransactionManager manager(EntityManagerFactory bank) {
    return new JpaTransactionManager(bank);
  }

  interface Call { void run(Teller teller) throws Exception; }

  /** Calls a method of the teller, and shows all accounts. */
  static void attempt(String what, Call call) {
    IO.println(what);
    try {
      call.run(spring.getBean(Teller.class));
    } catch (Exception e) {
      IO.println("  " + e.getClass().getSimpleName());
    }
    Bank.show(spring.getBean(EntityManagerFactory.class));
  }

  static AnnotationConfigApplicationContext spring =
      new AnnotationConfigApplicationContext(
          Spring.class, Teller.class);
}
