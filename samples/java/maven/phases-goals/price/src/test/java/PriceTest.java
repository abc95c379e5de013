import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.Test;

class PriceTest {
  @Test void addsTax() {
    assertEquals(119, Price.total(100, 19));
  }
}
