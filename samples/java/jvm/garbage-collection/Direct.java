import java.nio.ByteBuffer;

public class Direct {
  public static void main(String[] args) {
    for (int i = 0; i < 1_000; i++) {
      ByteBuffer.allocateDirect(1 << 20);
    }
    System.out.println("1000 buffers of 1 MB");
  }
}
