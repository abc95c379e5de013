import type { PlaceHit } from './types';

/** What a site may name to be found beside its pages and topics. */
export const placeKinds = ['way', 'part', 'print', 'keys'] as const;

export interface Place extends PlaceHit {
  kind: (typeof placeKinds)[number];
  /** What else it is called. */
  words: readonly string[];
}
