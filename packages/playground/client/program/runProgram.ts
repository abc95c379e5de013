import { programLimits } from '../../shared/limits';
import type { Ended, RunEnding, RunMessage, RunRequest } from '../../shared/runMessages';

export interface RunningProgram {
  /** Ends it at once. */
  stop(): void;
  ended: Promise<Ended>;
}

/** Starts a worker by its address; replaced in tests. */
type StartWorker = (address: string) => Worker;

const startWorker: StartWorker = (address) => new Worker(address, { name: 'sample' });

/**
 * Runs a program in a worker of its own and ends the worker when the program ends, is stopped, or has worked for `busy`
 * milliseconds: from outside, because a loop that never pauses hears nothing.
 * @param address where the worker's script is
 */
export function runProgram(
  address: string,
  request: RunRequest,
  onOutput: (text: string) => void,
  { busy = programLimits.busy, start = startWorker }: { busy?: number; start?: StartWorker } = {},
): RunningProgram {
  let settle: (ended: Ended) => void = () => undefined;
  const ended = new Promise<Ended>((resolve) => (settle = resolve));
  let worker: Worker;
  try {
    worker = start(address);
  } catch {
    return { stop: () => undefined, ended: Promise.resolve({ ending: 'unavailable' }) };
  }
  const clock = new Clock(busy, (ending) => end(ending));
  const end = (ending: RunEnding, status?: number): void => {
    clock.stop();
    worker.terminate();
    settle({ ending, status });
  };
  worker.onmessage = ({ data }: MessageEvent<RunMessage>) => {
    if (data.kind === 'output') onOutput(data.text);
    else if (data.kind === 'ended') end(data.ending, data.status);
    else clock.mark(data.kind);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    end('unavailable');
  };
  worker.postMessage(request);
  return { stop: () => end('stopped'), ended };
}

/** Ends a run whose work, whole time or loading takes too long. */
class Clock {
  private busySince = 0;
  private working: ReturnType<typeof setTimeout> | undefined;
  private whole: ReturnType<typeof setTimeout>;
  private started = false;

  constructor(
    private left: number,
    private readonly onOver: (ending: RunEnding) => void,
  ) {
    this.whole = setTimeout(() => onOver('unavailable'), programLimits.loading);
  }

  mark(kind: 'busy' | 'idle'): void {
    if (!this.started) {
      this.started = true;
      clearTimeout(this.whole);
      this.whole = setTimeout(() => this.onOver('time'), programLimits.total);
    }
    clearTimeout(this.working);
    if (kind === 'busy') {
      this.busySince = performance.now();
      this.working = setTimeout(() => this.onOver('time'), this.left);
    } else this.left -= performance.now() - this.busySince;
  }

  stop(): void {
    clearTimeout(this.working);
    clearTimeout(this.whole);
  }
}
