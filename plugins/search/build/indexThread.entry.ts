import { workerData } from 'node:worker_threads';

import type { PageSources } from './collectPages';
import { writeIndex } from './writeIndex';

// The thread that `indexThread.ts` starts.
await writeIndex(workerData as PageSources);
