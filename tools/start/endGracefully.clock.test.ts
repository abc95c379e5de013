import { once } from 'node:events';

import { expect, it } from 'vitest';

import { startServerProcess, tieUp } from './testing';

it('ends within a second, whatever its clients do', async () => {
  const server = await startServerProcess();
  try {
    const letGo = await tieUp(server);
    const sent = Date.now();
    server.process.kill('SIGINT');
    await once(server.process, 'exit');
    // A second is what is promised. A machine that does much at once may take four times as long.
    expect(Date.now() - sent).toBeLessThan(4000);
    letGo();
  } finally {
    server.remove();
  }
});
