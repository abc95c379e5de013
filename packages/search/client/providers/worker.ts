/// <reference lib="webworker" />
import { Superseded } from '../../shared/types';
import type { WorkerAnswer, WorkerQuestion } from './workerMessages';
import { IndexFileError } from '../../shared/format/bytes';
import { manifestName } from '../../shared/format/manifest';
import { SearchEngine } from '../engine/searchEngine';

const scope = self as unknown as DedicatedWorkerGlobalScope;

scope.onmessage = async ({ data }: MessageEvent<WorkerQuestion>) => {
  const answer = await answerQuestion(data);
  if (answer) scope.postMessage(answer);
};

let engine: SearchEngine | undefined;
let latestSearch = 0;
const patience = 10_000;

/** Answers one message; a search that a newer one has overtaken is dropped between its steps. */
async function answerQuestion(question: WorkerQuestion): Promise<WorkerAnswer | null> {
  // A worker is started for one index.
  const { indexUrl } = question;
  engine ??= new SearchEngine((name, fresh) => fetchFile(indexUrl, name, fresh));
  if (question.kind === 'prepare') {
    await engine.prepare().catch(() => undefined);
    return null;
  }
  const { id } = question;
  try {
    if (question.kind === 'passages')
      return { kind: 'passages', id, passages: await engine.passages(question.question, question.count) };
    latestSearch = id;
    const response = await engine.search(question.request, () => {
      if (latestSearch !== id) throw new Superseded('a newer query came');
    });
    return { kind: 'found', id, response };
  } catch (error) {
    if (error instanceof Superseded) return { kind: 'superseded', id };
    const message = error instanceof Error ? error.message : String(error);
    return { kind: 'failed', id, message, isDamaged: !(error instanceof Unreachable) };
  }
}

/** Only the manifest may change under its name; all other files are cached for ever. */
async function fetchFile(indexUrl: string, name: string, fresh: boolean): Promise<Uint8Array> {
  const isManifest = name === manifestName;
  const cache: RequestCache = fresh ? 'reload' : isManifest ? 'no-cache' : 'default';
  const response = await reached(
    fetch(isManifest ? `${indexUrl}.json` : `${indexUrl}/${name}`, { cache, signal: AbortSignal.timeout(patience) }),
  );
  if (!response.ok) throw new IndexFileError(`${name}: status ${response.status}`);
  return new Uint8Array(await reached(response.arrayBuffer()));
}

/** The network did not answer, or stopped in the middle. */
class Unreachable extends IndexFileError {}

const reached = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((error: unknown) => {
    throw new Unreachable(String(error));
  });
