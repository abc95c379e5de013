#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

static long faults(void) {
    struct rusage used;
    getrusage(RUSAGE_SELF, &used);
    return used.ru_minflt;
}

int main(void) {
    // #region main
    enum { PAGE = 4096, PAGES = 16384 };  // 64 MiB
    char *memory = mmap(NULL, (size_t)PAGE * PAGES,
                        PROT_READ | PROT_WRITE,
                        MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    madvise(memory, (size_t)PAGE * PAGES, MADV_NOHUGEPAGE);
    memset(memory, 'p', (size_t)PAGE * PAGES);

    pid_t child = fork();
    if (child == 0) {  // fork returned 0: this is the new process
        faults();  // the child's own stack page comes first
        long before = faults();
        for (int i = 0; i < 1000; i++) memory[i * PAGE] = 'c';
        long copied = faults() - before;
        printf("child:  reads %c, 1000 of %d written, %ld faults\n",
               memory[0], PAGES, copied);
        return 0;
    }
    waitpid(child, NULL, 0);
    printf("parent: reads %c\n", memory[0]);
    // #endregion main
}
