public class Orders {
    static byte[][] open;

    public static void main(String[] args) {
        open = new byte[Integer.parseInt(args[0])][];
        for (int i = 0; i < 200_000; i++) {
            open[i % open.length] = new byte[1_000];
        }
    }
}
