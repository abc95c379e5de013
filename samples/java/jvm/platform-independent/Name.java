import java.nio.charset.Charset;

public class Name {
    public static void main(String[] args) {
        System.out.println(Charset.defaultCharset()
            + ", " + "Zoë".getBytes().length + " bytes");
        System.out.println(
            "TITLE".toLowerCase().equals("title"));
    }
}
