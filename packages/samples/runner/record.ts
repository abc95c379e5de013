/**
 * `npm run record [topic[/page]…] [--all] [--norun]`: runs samples and writes down what they print. `--all` runs again
 * what has not changed; `--norun` adds new blocks that are declared not runnable to the lock.
 */
import { parseArgs } from 'node:util';

import { command } from '@groundwork/machine/command';
import { recordSamples } from './recordSamples';

command(async () => {
  // Refuses an option that it does not know: a misspelt one would otherwise record every page.
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { all: { type: 'boolean', default: false }, norun: { type: 'boolean', default: false } },
  });
  const failed = await recordSamples({
    root: process.cwd(),
    filters: positionals,
    all: values.all,
    allowNorun: values.norun,
  });
  return failed > 0 ? 1 : 0;
});
