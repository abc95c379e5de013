#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

static char bytes[65536];

// #region fill
// Write pieces of this size until the pipe takes no more.
static int fill(int out, int piece) {
    int total = 0, n;
    while ((n = write(out, bytes, piece)) > 0) total += n;
    return total;
}

int main(void) {
    int pieces[] = {1, 2048, 2049, 3000, 4096}, p[2], reads = 0;
    for (int i = 0; i < 5; i++) {
        pipe2(p, O_NONBLOCK);
        printf("pieces of %4d bytes: %5d bytes fit\n",
               pieces[i], fill(p[1], pieces[i]));
    }
    while (write(p[1], bytes, 1) < 0) reads += read(p[0], bytes, 1);
    printf("room for 1 byte after reading %d\n", reads);
}
// #endregion fill
