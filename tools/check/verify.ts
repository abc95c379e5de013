import { command } from '../command';
import { ready } from './ready';
import { runParts } from './runParts';
import { verifyParts } from './parts';

// npm run verify: everything, before a release, on a new machine, after a new toolchain.
command(async () => {
  ready();
  return runParts(verifyParts, { driftFails: true });
});
