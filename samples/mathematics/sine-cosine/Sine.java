void main() {
    for (int n = 1; n <= 100_000; n++)
        IO.println(Math.sin(n / 100.0));
    IO.println(Math.sin(1e22));
}
