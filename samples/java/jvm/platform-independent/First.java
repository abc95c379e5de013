import java.util.List;

public class First {
    public static void main(String[] args) {
        System.out.println(List.of("Ada", "Bob").getFirst());
    }
}
