// #region top
#define _GNU_SOURCE
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

static sigjmp_buf again;
static void lost(int sig) { siglongjmp(again, sig); }
// #endregion top

static void process(const char *name, int reads, int handles) {
  puts(name);
  if (fork() == 0) {
    char *page = mmap(0, 4096, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    page[0] = 7; //: now the page has a place in RAM
    madvise(page, 4096, MADV_HWPOISON);
    if (handles) {
      signal(SIGBUS, lost); //: instead of dying, go to `sigsetjmp`
      if (sigsetjmp(again, 1)) {
        page = mmap(page, 4096, PROT_READ | PROT_WRITE,
                    MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0);
      }
    }
    exit(reads ? *(volatile char *)page : 42);
  }
  // #region end
  int status;
  wait(&status);
  if (WIFSIGNALED(status))
    printf("  %s\n", strsignal(WTERMSIG(status)));
  else
    printf("  lives, ends with status %d\n", WEXITSTATUS(status));
  // #endregion end
}

int main(void) {
  setvbuf(stdout, 0, _IOLBF, 0);
  process("never reads it again", 0, 0);
  process("reads it", 1, 0);
  process("reads it, and handles SIGBUS", 1, 1);
}
