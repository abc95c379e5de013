const pollMilliseconds = 100;

/** The process that started us. Asked for at once: it may be gone before anybody waits for that. */
const parent = process.ppid;

/**
 * Calls back when the npm that started us is gone: it may be killed in a way that it cannot pass on, and then the
 * system gives us another parent. Only under npm: who runs a command without it may want it to outlive a shell.
 * @returns what stops waiting for that
 */
export function whenParentIsGone(then: () => void): () => void {
  if (process.env['npm_lifecycle_event'] === undefined || parent <= 1) return () => undefined;
  const asking = setInterval(() => {
    if (process.ppid !== parent) then();
  }, pollMilliseconds).unref();
  return () => clearInterval(asking);
}
