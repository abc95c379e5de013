import { command } from '@groundwork/machine/command';
import { runParts } from './runParts';
import { verifyParts } from './parts';

// npm run verify: everything, before a release, on a new machine, after a new toolchain.
command(() => runParts(verifyParts, { driftFails: true }));
