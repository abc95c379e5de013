public class Cards {
    static Object[][] old = new Object[1_000][1_000];
    static Object dropped;

    public static void main(String[] args) {
        System.gc();                       // moves `old` out of the way
        int writes = Integer.parseInt(args[0]);
        for (int round = 0; round < 3; round++) {
            for (int row = 0; row < writes; row++) {
                old[row][0] = new byte[16];      // old points to young
            }
            for (int i = 0; i < 400_000; i++) {
                dropped = new byte[100];         // fill young
            }
        }
    }
}
