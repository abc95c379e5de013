import { Worker } from 'node:worker_threads';

import type { BundledLanguage, ThemeRegistration } from 'shiki';

/** Lines of tokens, each token as its text and the colour that the theme gives it. */
export type ColouredLines = [text: string, colour: string | undefined][][];

interface Answer {
  id: number;
  lines?: ColouredLines;
  error?: unknown;
}

interface Waiting {
  resolve: (lines: ColouredLines) => void;
  reject: (error: unknown) => void;
}

/**
 * Shiki in a thread of its own: it takes 3 to 4 seconds of a first build, in which the thread that compiles notes has
 * other work. The thread starts with the first question and keeps no process alive that waits for nothing from it.
 */
export class Tokenizer {
  private readonly waiting = new Map<number, Waiting>();
  private worker: Worker | undefined;
  private last = 0;

  constructor(private readonly theme: ThemeRegistration) {}

  /** Takes code and one of Shiki's languages. @throws what Shiki throws, or what ended the thread. */
  tokenize(code: string, lang: BundledLanguage): Promise<ColouredLines> {
    const worker = (this.worker ??= this.start());
    const id = ++this.last;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      worker.ref();
      worker.postMessage({ id, code, lang });
    });
  }

  private start(): Worker {
    // The options of the build's own process (a loader, a profiler) are not for this thread.
    const worker = new Worker(new URL('tokenizer.worker.mjs', import.meta.url), {
      workerData: { theme: this.theme },
      execArgv: [],
    });
    worker.on('message', (answer: Answer) => this.settle(answer, worker));
    worker.on('error', (error) => {
      this.worker = undefined;
      for (const id of [...this.waiting.keys()]) this.settle({ id, error }, worker);
    });
    return worker;
  }

  private settle({ id, lines, error }: Answer, worker: Worker): void {
    const { resolve, reject } = this.waiting.get(id)!;
    this.waiting.delete(id);
    if (this.waiting.size === 0) worker.unref();
    if (lines) resolve(lines);
    else reject(error);
  }
}
