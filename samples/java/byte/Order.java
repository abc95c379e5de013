import java.lang.invoke.MethodHandles;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

void main() {
  byte[] magic = {(byte) 0xCA, (byte) 0xFE, (byte) 0xBA, (byte) 0xBE};

  var big = ByteBuffer.wrap(magic);
  var little = ByteBuffer.wrap(magic).order(ByteOrder.LITTLE_ENDIAN);
  print("ByteBuffer", big.getInt(0));
  print("little", little.getInt(0));
  print("little.slice()", little.slice().getInt(0));

  var ints = MethodHandles.byteArrayViewVarHandle(
      int[].class, ByteOrder.LITTLE_ENDIAN);
  print("VarHandle", (int) ints.get(magic, 0));
}

void print(String how, int i) {
  IO.println("%-15s %08x".formatted(how, i));
}
