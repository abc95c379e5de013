import java.util.ArrayList;

public class Room {
  static int fit(int bytes) {
    var kept = new ArrayList<byte[]>();
    try {
      while (true) {
        kept.add(new byte[bytes]);
      }
    } catch (OutOfMemoryError full) {
      return kept.size();
    }
  }

  public static void main(String[] args) {
    for (int bytes : new int[] {1_048_560, 1_048_576, 600_000}) {
      System.out.println(fit(bytes) + " arrays of " + bytes);
    }
  }
}
