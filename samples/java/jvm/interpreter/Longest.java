import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;

/** Lists the methods of over 8,000 bytes in a folder of classes. */
public class Longest {
  public static void main(String[] args) throws Exception {
    int classes = 0, methods = 0;
    try (var files = Files.walk(Path.of(URI.create(args[0])))) {
      for (Path file : files.toList()) {
        if (!file.toString().endsWith(".class")) continue;
        var type = ClassFile.of().parse(Files.readAllBytes(file));
        classes++;
        for (var method : type.methods()) {
          methods++;
          var code = method.findAttribute(Attributes.code());
          if (code.isEmpty() || code.get().codeLength() <= 8_000)
            continue;
          System.out.println(code.get().codeLength() + " bytes "
            + file + " " + method.methodName());
        }
      }
    }
    System.out.println("of " + methods + " in " + classes
      + " classes");
  }
}
