// #region order
void main() {
    IO.println("main begins");
    IO.println(Rates.LIMIT);       // a constant
    Rates[] list = new Rates[3];   // an array of the type
    Class<?> type = Rates.class;   // a literal
    IO.println("nothing has happened to " + type.getSimpleName()
            + ", and the array holds " + list[0]);
    IO.println(Rates.base);        // a static field, not constant
    IO.println(Rates.base);
}

class Rates extends Table {
    static final int LIMIT = 10;
    static int base = say("Rates", 3);
}

class Table {
    static int size = say("Table", 1);

    static int say(String who, int value) {
        IO.println("  initialising " + who);
        return value;
    }
}
// #endregion order
