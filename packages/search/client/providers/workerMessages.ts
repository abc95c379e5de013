import type { Passage, SearchRequest, SearchResponse } from '../../shared/types';

/** What the page asks the worker. */
export type WorkerQuestion =
  | { kind: 'prepare'; indexUrl: string }
  | { kind: 'search'; id: number; indexUrl: string; request: SearchRequest }
  | { kind: 'passages'; id: number; indexUrl: string; question: string; count: number };

/** What the worker answers; `failed` carries the message of the error, and whether the network is to blame for it. */
export type WorkerAnswer =
  | { kind: 'found'; id: number; response: SearchResponse }
  | { kind: 'passages'; id: number; passages: Passage[] }
  | { kind: 'superseded'; id: number }
  | { kind: 'failed'; id: number; message: string; isDamaged: boolean };
