import { useState } from 'react';

export interface Highlight {
  highlighted: number;
  setHighlighted: (index: number) => void;
}

/**
 * Which of `count` items is highlighted: `first` until the reader moves, and again when the results are `of` another
 * query, because the first result is what Enter opens.
 */
export function useHighlight(of: string, count: number, first: number): Highlight {
  const [moved, setMoved] = useState({ of, index: first });
  const index = moved.of === of ? moved.index : first;
  return { highlighted: Math.min(index, count - 1), setHighlighted: (next) => setMoved({ of, index: next }) };
}
