import { workerData } from 'node:worker_threads';

import type { PageSources } from './collectPages';
import { writeIndex } from './writeIndex';

// The thread that `indexThread.ts` starts. What this throws ends it.
void writeIndex(workerData as PageSources);
