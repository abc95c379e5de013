// #region amx
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdarg.h>
#include <string.h>
#include <sys/ptrace.h>
#include <sys/uio.h>

/* Fills up the register state that User Mode Linux sets: Linux
   refuses one that is shorter than the processor's. */
static char whole[1 << 16] __attribute__((aligned(64)));

long ptrace(enum __ptrace_request request, ...) {
  static long (*real)();
  if (!real) real = (long (*)())dlsym(RTLD_NEXT, "ptrace");
  va_list rest;
  va_start(rest, request);
  int pid = va_arg(rest, int);
  void *kind = va_arg(rest, void *), *data = va_arg(rest, void *);
  struct iovec *part = data, all = {whole, sizeof whole};
  if (request != PTRACE_SETREGSET || kind != (void *)0x202 ||
      real(PTRACE_GETREGSET, pid, kind, &all) ||
      all.iov_len <= part->iov_len)
    return real(request, pid, kind, data);
  memcpy(whole, part->iov_base, part->iov_len);
  return real(request, pid, kind, &all);
}
// #endregion amx
