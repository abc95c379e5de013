/**
 * `npm run record [topic[/page]…] [--all] [--norun]`: runs samples and writes down what they print. `--all` runs again
 * what has not changed; `--norun` adds new blocks that are declared not runnable to the lock.
 */
import { command } from '@groundwork/machine/command';
import { recordSamples } from './recordSamples';

command(async () => {
  const args = process.argv.slice(2);
  const failed = await recordSamples({
    root: process.cwd(),
    filters: args.filter((arg) => !arg.startsWith('--')),
    all: args.includes('--all'),
    allowNorun: args.includes('--norun'),
  });
  return failed > 0 ? 1 : 0;
});
