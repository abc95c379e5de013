#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static void write_words(void) {
    const char *words = "alpha bravo cedar delta ember ";
    int fd = open("words.txt", O_WRONLY | O_CREAT | O_TRUNC, 0644);
    if (fd < 0 || write(fd, words, strlen(words)) < 0) {
        perror("words.txt");
        exit(1);
    }
    close(fd);
}

// #region read
static void next(const char *who, int fd) {
    char word[7] = "";
    if (read(fd, word, 6) < 0) perror(who);
    printf("%-20s fd %d: %s now at %jd\n", who, fd, word,
           (intmax_t)lseek(fd, 0, SEEK_CUR));
    fflush(stdout);
}

int main(void) {
    write_words();
    int first = open("words.txt", O_RDONLY);
    int copy = dup(first);
    int second = open("words.txt", O_RDONLY);

    next("open", first);
    next("dup of the first", copy);
    next("second open", second);
    if (fork() == 0) {
        next("child, first", first);
        _exit(0);
    }
    wait(NULL);
    next("parent, first", first);
    next("parent, second open", second);
}
// #endregion read
