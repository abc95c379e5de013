import java.io.ByteArrayInputStream;
import java.io.IOException;

void main() throws IOException {
  byte[] file = {10, 20, (byte) 0xFF, 30, 40};

  var in = new ByteArrayInputStream(file);
  int copied = 0;
  byte b;
  while ((b = (byte) in.read()) != -1) copied++;
  IO.println("cast, then compare: " + copied + " of " + file.length);

  in = new ByteArrayInputStream(file);
  copied = 0;
  int next;
  while ((next = in.read()) != -1) copied++;
  IO.println("compare, then cast: " + copied + " of " + file.length);

  Set<Byte> seen = Set.of((byte) 10, (byte) 20);
  IO.println("contains(10):        " + seen.contains(10));
  IO.println("contains((byte) 10): " + seen.contains((byte) 10));
}
