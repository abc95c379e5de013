// A ptrace() that completes the register state which User-mode Linux sets; `userModeLinux.ts` says why.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <elf.h>
#include <stdarg.h>
#include <string.h>
#include <sys/ptrace.h>
#include <sys/uio.h>

static char whole[1 << 16] __attribute__((aligned(64)));

long ptrace(enum __ptrace_request request, ...) {
  static long (*real)(enum __ptrace_request, ...);
  if (!real) *(void **)&real = dlsym(RTLD_NEXT, "ptrace");

  va_list rest;
  va_start(rest, request);
  int pid = va_arg(rest, int);
  void *addr = va_arg(rest, void *), *data = va_arg(rest, void *);
  va_end(rest);

  if (request != PTRACE_SETREGSET || addr != (void *)NT_X86_XSTATE) return real(request, pid, addr, data);
  struct iovec *part = data, all = {whole, sizeof whole};
  if (real(PTRACE_GETREGSET, pid, addr, &all) != 0 || all.iov_len <= part->iov_len)
    return real(request, pid, addr, data);
  // What the shorter buffer has not, stays as it is.
  memcpy(whole, part->iov_base, part->iov_len);
  return real(request, pid, addr, &all);
}
