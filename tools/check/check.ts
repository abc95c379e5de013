import { command } from '../command';
import { partsNamed } from './parts';
import { runParts } from './runParts';
import { runStaged } from './staged';

// npm run check [part…]: the one entrance for developer, hook and CI. `--staged` checks what is about to be committed,
// `--all` lets the samples run again that have not changed.
command(async () => {
  const names = process.argv.slice(2).filter((word) => word !== '--all');
  if (process.argv.includes('--all')) process.env['SAMPLES_ALL'] = '1';
  return names[0] === '--staged' ? runStaged() : runParts(partsNamed(names));
});
