import { once } from 'node:events';
import { Writable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';

// #region run
const chunk = Buffer.alloc(16 * 1024);

async function run(name, obey) {
  const slow = new Writable({
    highWaterMark: 64 * 1024, // the threshold
    async write(bytes, encoding, done) {
      await turn(); // one chunk each turn of the event loop
      done();
    },
  });
  let most = 0;
  for (let sent = 0; sent < 1000; sent++) {
    const room = slow.write(chunk);
    most = Math.max(most, slow.writableLength);
    if (obey && !room) await once(slow, 'drain');
  }
  console.log(name.padEnd(8), `${most / 1024} KiB waited at most`);
  slow.end();
  await once(slow, 'finish');
}

await run('ignores', false);
await run('obeys', true);
// #endregion run
