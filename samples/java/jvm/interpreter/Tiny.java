import java.util.Arrays;

public class Tiny {
  public static void main(String[] args) {
    int[] bytecode = {26, 27, 96, 172};
    int[] variables = {20, 3};
    int[] stack = new int[2];
    int top = 0, position = 0;

    while (true) {
      int opcode = bytecode[position++];
      switch (opcode) {
        case 26 -> stack[top++] = variables[0]; //: iload_0
        case 27 -> stack[top++] = variables[1]; //: iload_1
        //: iadd: the two on top become one
        case 96 -> {
          top--;
          stack[top - 1] = stack[top - 1] + stack[top];
        }
        //: ireturn
        case 172 -> {
          System.out.println("172 returns " + stack[top - 1]);
          return;
        }
      }
      int[] filled = Arrays.copyOf(stack, top);
      System.out.println(opcode + " -> " + Arrays.toString(filled));
    }
  }
}
