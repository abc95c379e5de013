// deny NUMBER ERROR PROGRAM ...: runs the program under a filter that
// answers this system call with this error (0: kills the program).
// #region headers
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <unistd.h>
// #endregion headers

int main(int count, char **word) {
  unsigned number = atoi(word[1]), error = atoi(word[2]);
  unsigned answer = error ? SECCOMP_RET_ERRNO | error
                          : SECCOMP_RET_KILL_PROCESS;
  struct sock_filter rules[] = {
    BPF_STMT(BPF_LD | BPF_W | BPF_ABS,
             offsetof(struct seccomp_data, nr)),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, number, 0, 1),
    BPF_STMT(BPF_RET | BPF_K, answer),
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  };
  struct sock_fprog filter = { 4, rules };
  prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter);
  execvp(word[3], word + 3);
  perror(word[3]);
  return 127;
}
