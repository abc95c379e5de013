import java.lang.ref.*;

static final Cleaner cleaner = Cleaner.create();

static class Camera {
  final int[] memory = { 7 }; // stands for C memory

  Camera() {
    int[] cells = memory;
    cleaner.register(this, () -> cells[0] = 0); // free
  }
  String film() {
    int[] cells = memory; // the last use of a field
    try {
      for (int i = 0; i < 20_000; i++) {
        if (i % 1000 == 0) System.gc();
        if (cells[0] == 0) return "freed ";
        Thread.onSpinWait();
      }
      return "filmed ";
    } finally {
      // Reference.reachabilityFence(this);
    }
  }
}

void main() {
  for (int call = 1; call <= 10; call++)
    IO.print(new Camera().film());
  IO.println();
}
