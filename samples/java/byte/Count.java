import java.io.ByteArrayInputStream;
import java.io.IOException;

void main() throws IOException {
  byte[] photo =
    {0, 100, (byte) 255, (byte) 200};

  var in = new ByteArrayInputStream(photo);
  int wrong = 0;
  while ((byte) in.read() != -1) wrong++;

  in = new ByteArrayInputStream(photo);
  int right = 0;
  while (in.read() != -1) right++;

  IO.println("cast first:  " + wrong);
  IO.println("int:         " + right);
}
