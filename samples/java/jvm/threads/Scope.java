import java.time.Duration;
import java.util.concurrent.StructuredTaskScope;

public class Scope {
    // #region scope
    static final ScopedValue<String> USER = ScopedValue.newInstance();

    static String price() throws InterruptedException {
        try {
            Thread.sleep(Duration.ofSeconds(20));
            return "12.50";
        } catch (InterruptedException end) {
            IO.println("price for " + USER.get() + ": cancelled");
            throw end;
        }
    }

    static String stock() {
        throw new IllegalStateException("no warehouse answers");
    }

    static void page() throws InterruptedException {
        try (var scope = StructuredTaskScope.open()) {
            var price = scope.fork(Scope::price);
            var stock = scope.fork(Scope::stock);
            scope.join();
            IO.println(price.get() + ", " + stock.get());
        } catch (StructuredTaskScope.FailedException failed) {
            IO.println("page failed: " + failed.getCause().getMessage());
        }
    }

    public static void main(String[] args) throws Exception {
        ScopedValue.where(USER, "Ada").call(() -> {
            page();
            return null;
        });
    }
    // #endregion scope
}
