public class Shapes {
    // #region shapes
    interface Shape { int area(); }

    record Square(int side) implements Shape {
        public int area() { return side * side; }
    }

    record Strip(int length) implements Shape {
        public int area() { return length; }
    }

    static int total(Shape[] shapes) {
        int sum = 0;
        for (Shape shape : shapes) sum += shape.area();
        return sum;
    }

    public static void main(String[] args) {
        Shape[] shapes = new Shape[1_000];
        java.util.Arrays.setAll(shapes, Square::new);
        for (int call = 0; call < 20_000; call++) total(shapes);
        System.out.println("-- now a strip");
        shapes[500] = new Strip(7);
        for (int call = 0; call < 20_000; call++) total(shapes);
    }
    // #endregion shapes
}
