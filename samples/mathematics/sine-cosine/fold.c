#include <math.h>
#include <stdio.h>

int main(void) {
    volatile double angle = 2.569;
    double a = sin(angle), b = sin(2.569);
    printf("%.17g\n%.17g\n", a, b);
    printf("%g\n", sqrt(a * a - b * b));
}
