import static org.junit.jupiter.api.Assertions.*;
import java.util.jar.JarFile;
import org.junit.jupiter.api.Test;

class PriceIT {
  @Test void namesMainClass() throws Exception {
    // open the JAR, read its manifest
    var jar = new JarFile("target/price-1.jar");
    var about = jar.getManifest().getMainAttributes();
    // the entry Main-Class must be Price
    assertEquals("Price", about.getValue("Main-Class"));
  }
}
