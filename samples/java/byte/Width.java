import java.nio.ByteBuffer;
import java.nio.ByteOrder;

void main() {
  byte[] header = {0, 0, 1, (byte) 144};

  int noMask = header[2] << 8 | header[3];
  int masked =
    header[2] << 8 | header[3] & 0xFF;

  var buffer = ByteBuffer.wrap(header);
  int big = buffer.getInt(0);
  buffer.order(ByteOrder.LITTLE_ENDIAN);
  int little = buffer.getInt(0);

  IO.println("no mask:       " + noMask);
  IO.println("mask:          " + masked);
  IO.println("big-endian:    " + big);
  IO.println("little-endian: " + little);
}
