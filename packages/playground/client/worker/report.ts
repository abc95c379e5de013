import type { Ended, RunMessage } from '../../shared/runMessages';
import type { Surroundings } from '../engine/machine';

const scope = self as unknown as { postMessage(message: RunMessage): void };
const tell = (message: RunMessage): void => scope.postMessage(message);

/** A worker's surroundings: everything is told to the page, which ends the worker when it has had enough. */
export const surroundings: Surroundings = {
  print: (text) => tell({ kind: 'output', text }),
  onBusy: () => tell({ kind: 'busy' }),
  onIdle: () => tell({ kind: 'idle' }),
};

/** Waits for a run and tells how it ended. */
export function reportRun(run: Promise<Ended>): void {
  void run.then(
    (ended) => tell({ kind: 'ended', ...ended }),
    (error: unknown) => {
      console.warn('The program could not be run.', error);
      tell({ kind: 'ended', ending: 'unavailable' });
    },
  );
}

/** Fetches a file that was built beside this worker. @throws where it is not there. */
export async function fetchBeside(address: string): Promise<ArrayBuffer> {
  const response = await fetch(new URL(address, self.location.href));
  if (!response.ok) throw new Error(`${address} answered with ${response.status}.`);
  return response.arrayBuffer();
}
