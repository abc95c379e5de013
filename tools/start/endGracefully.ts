import type { Server } from 'node:http';

import { whenParentIsGone } from './parent';

/** How long answers that have begun may take after the end was asked for, so that all is over within a second. */
const drainMilliseconds = 700;

/**
 * Ends the process when it is told to, or when the npm that started it is gone: no new connections, answers that have
 * begun are finished, then the end. A second signal changes nothing: at Ctrl+C both the terminal and npm send one.
 */
export function endGracefully(server: Server, beforeEnd: () => void = () => undefined): void {
  let ending = false;
  const end = (): void => {
    if (ending) return;
    ending = true;
    beforeEnd();
    const finish = (): never => process.exit(0);
    server.close(finish);
    setInterval(() => server.closeIdleConnections(), 20);
    setTimeout(finish, drainMilliseconds);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, end);
  whenParentIsGone(end);
}
