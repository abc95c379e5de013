import { workerData } from 'node:worker_threads';

import { writeIndex, type IndexSources } from './writeIndex';

// The thread that `indexThread.ts` starts. What this throws ends it.
void writeIndex(workerData as IndexSources);
