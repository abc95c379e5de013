import { command } from '../command';
import { partsNamed } from './parts';
import { runParts } from './runParts';
import { runStaged } from './staged';

// npm run check [part…]: the one entrance for developer, hook and CI. `--staged` checks what is about to be committed.
command(async () => {
  const names = process.argv.slice(2);
  return names[0] === '--staged' ? runStaged() : runParts(partsNamed(names));
});
