import { Worker } from 'node:worker_threads';

type Reply<Answer> = { id: number; answer: Answer } | { id: number; error: unknown };

interface Waiting<Answer> {
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

/**
 * A thread of its own that answers questions. It starts with the first one and keeps no process alive that waits for
 * nothing from it. Its script is plain JavaScript, because a thread begins without what loads the TypeScript of the
 * build; it answers each message `{ id, question }` with `{ id, answer }` or `{ id, error }`.
 */
export class QuestionThread<Question, Answer> {
  private readonly waiting = new Map<number, Waiting<Answer>>();
  private worker: Worker | undefined;
  private last = 0;

  constructor(
    private readonly script: URL,
    private readonly workerData?: unknown,
  ) {}

  /** @throws what the script threw over this question, or what ended the thread; the next question starts a new one. */
  ask(question: Question): Promise<Answer> {
    const worker = (this.worker ??= this.start());
    const id = ++this.last;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      worker.ref();
      worker.postMessage({ id, question });
    });
  }

  private start(): Worker {
    // The options of the build's own process (a loader, a profiler) are not for this thread.
    const worker = new Worker(this.script, { workerData: this.workerData, execArgv: [] });
    worker.on('message', (reply: Reply<Answer>) => this.settle(reply, worker));
    worker.on('error', (error) => this.end(worker, error));
    // A script may end its thread without an error; after an error nobody waits any more.
    worker.on('exit', (code) =>
      this.end(worker, new Error(`The thread of ${this.script.pathname} ended with status ${code}.`)),
    );
    return worker;
  }

  private end(worker: Worker, error: unknown): void {
    // The next thread's questions are not this one's.
    if (this.worker !== worker) return;
    this.worker = undefined;
    for (const id of [...this.waiting.keys()]) this.settle({ id, error }, worker);
  }

  private settle(reply: Reply<Answer>, worker: Worker): void {
    const waiting = this.waiting.get(reply.id);
    this.waiting.delete(reply.id);
    if (this.waiting.size === 0) worker.unref();
    if ('error' in reply) waiting?.reject(reply.error);
    else waiting?.resolve(reply.answer);
  }
}
