import fc from 'fast-check';

import { seedOfRun } from './seed';

// What tests get for `fast-check` (vitest.config.mts).
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: seedOfRun(process.env) });

export * from 'fast-check';
export default fc;
