// ./nomkdir COMMAND … : runs the command under a seccomp filter
// that answers mkdir and mkdirat, the two system calls that make
// a directory, with the error EPERM. It is a demonstration: it does
// not check the architecture, and requests through io_uring are no
// system calls of their own.
#include <errno.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdio.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

int main(int count, char *words[]) {
    if (count < 2) return 2;
    struct sock_filter rules[] = {
        // load the number of the system call
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS,
                 offsetof(struct seccomp_data, nr)),
#ifdef SYS_mkdir
        // mkdir (x86-64 has it, arm64 has not)? skip one rule
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_mkdir, 1, 0),
#endif
        // mkdirat? go on; another call? skip one rule
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_mkdirat, 0, 1),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
    };
    struct sock_fprog filter = {
        sizeof rules / sizeof rules[0], rules};
    // without this promise never to gain rights by starting
    // another program, only root may install a filter
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0 ||
        prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter) != 0) {
        perror("cannot install the filter");
        return 1;
    }
    execvp(words[1], words + 1);
    perror(words[1]);
    return 127;
}
