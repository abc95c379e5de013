public class Hello {
    public static void main(String[] args) {
        int most = Integer.MAX_VALUE;
        System.out.println(most + 1);
    }
}
