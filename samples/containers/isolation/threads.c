#include <errno.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <pthread.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

// #region filter
static void refuse(int call, int error) {
    struct sock_filter code[] = {
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS,
                 offsetof(struct seccomp_data, nr)),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, call, 0, 1),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | error),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
    };
    struct sock_fprog filter = {4, code};
    prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &filter);
}
// #endregion filter

static void *work(void *nothing) { return nothing; }

// #region run
static void attempt(const char *name, int call, int error) {
    if (fork() == 0) {
        if (error) refuse(call, error);
        pthread_t thread;
        int result = pthread_create(&thread, NULL, work, NULL);
        printf("%-21s %s\n", name, result ? strerror(result) : "works");
        fflush(stdout);
        _exit(0);
    }
    wait(NULL);
}

int main(void) {
    puts("pthread_create under a filter on clone3:");
    attempt("no filter", 0, 0);
    attempt("clone3 gives EPERM", SYS_clone3, EPERM);
    attempt("clone3 gives ENOSYS", SYS_clone3, ENOSYS);
}
// #endregion run
