const pollMilliseconds = 100;

/**
 * Calls back when the npm that started us is gone: it may be killed in a way that it cannot pass on, and then the
 * system gives us another parent. Only under npm: who runs a command without it may want it to outlive a shell.
 */
export function whenParentIsGone(then: () => void): void {
  const parent = process.ppid;
  if (process.env['npm_lifecycle_event'] === undefined || parent <= 1) return;
  setInterval(() => {
    if (process.ppid !== parent) then();
  }, pollMilliseconds).unref();
}
