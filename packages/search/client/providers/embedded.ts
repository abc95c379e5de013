import {
  SearchUnavailable,
  Superseded,
  type Passage,
  type SearchClient,
  type SearchRequest,
  type SearchResponse,
} from '../../shared/types';
import type { WorkerAnswer, WorkerQuestion } from './workerMessages';

interface Waiting {
  resolve(answer: WorkerAnswer): void;
  reject(error: Error): void;
}

/** Starts the engine's worker; replaced in tests. */
type StartSearchWorker = () => Worker;

const startWorker: StartSearchWorker = () => new Worker(new URL('./worker.ts', import.meta.url), { name: 'search' });

/** The engine over the index that was built with the site. It runs in a worker, which is started when first needed. */
export class EmbeddedClient implements SearchClient {
  readonly provider = 'embedded';
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;

  constructor(
    private readonly indexUrl: string,
    private readonly start: StartSearchWorker = startWorker,
  ) {}

  prepare(): void {
    try {
      this.send({ kind: 'prepare', indexUrl: this.indexUrl });
    } catch {
      // A page that may not start workers says so at the first query.
    }
  }

  async search(request: SearchRequest): Promise<SearchResponse> {
    const answer = await this.ask((id) => ({ kind: 'search', id, indexUrl: this.indexUrl, request }));
    if (answer.kind !== 'found') throw new SearchUnavailable('the worker gave another answer');
    return answer.response;
  }

  async passages(question: string, count: number): Promise<Passage[]> {
    const answer = await this.ask((id) => ({ kind: 'passages', id, indexUrl: this.indexUrl, question, count }));
    if (answer.kind !== 'passages') throw new SearchUnavailable('the worker gave another answer');
    return answer.passages;
  }

  private ask(questionOf: (id: number) => WorkerQuestion): Promise<WorkerAnswer> {
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      try {
        this.send(questionOf(id));
      } catch (error) {
        this.waiting.delete(id);
        reject(new SearchUnavailable(String(error)));
      }
    });
  }

  private send(question: WorkerQuestion): void {
    this.worker ??= this.startListening();
    this.worker.postMessage(question);
  }

  private startListening(): Worker {
    const worker = this.start();
    worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => this.settle(data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.giveUp();
    };
    return worker;
  }

  private settle(answer: WorkerAnswer): void {
    const waiting = this.waiting.get(answer.id);
    this.waiting.delete(answer.id);
    if (answer.kind === 'failed') waiting?.reject(new SearchUnavailable(answer.message, answer.isDamaged));
    else if (answer.kind === 'superseded') waiting?.reject(new Superseded('a newer query came'));
    else waiting?.resolve(answer);
  }

  /** The worker's script could not be had: what waits fails, and the next query starts another worker. */
  private giveUp(): void {
    this.worker?.terminate();
    this.worker = undefined;
    for (const { reject } of this.waiting.values())
      reject(new SearchUnavailable('the search worker could not be started'));
    this.waiting.clear();
  }
}
