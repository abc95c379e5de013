import { command } from '@groundwork/machine/command';
import { changedFiles, changedParts } from './changes/changed';
import { checkLanding } from './changes/landing';
import { partsNamed } from './parts';
import { runParts } from './runParts';
import { runStaged } from './changes/staged';

// npm run check [part…]: the one entrance for developer, hook and CI. `--staged` checks what is about to be committed,
// `--changed` what was touched since main, `landing` what CI will say of the last commit; `--all` lets the samples run
// again that have not changed.
command(async () => {
  const names = process.argv.slice(2).filter((word) => word !== '--all');
  if (process.argv.includes('--all')) process.env['SAMPLES_ALL'] = '1';
  if (names[0] === '--staged') return runStaged();
  if (names.length === 1 && names[0] === 'landing') return checkLanding(process.cwd());
  // Without `--` before it, npm takes the option for one of its own, and hands it on like this.
  if (names[0] !== '--changed' && process.env['npm_config_changed'] !== 'true') return runParts(partsNamed(names));
  const parts = changedParts(changedFiles());
  if (parts.length > 0) return runParts(parts);
  console.log('Nothing was touched since main that the check looks at.');
  return 0;
});
