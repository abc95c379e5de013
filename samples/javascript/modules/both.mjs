import { createRequire } from 'node:module';
import * as imported from 'tally';

const required = createRequire(import.meta.url)('tally');
required.add();
console.log('required', required.read(), 'imported', imported.read());
