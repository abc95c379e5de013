import type { ReactNode } from 'react';

import type { Segment } from '../../shared/types';

/** Text with its marked runs; always text, never markup. */
export function Segments({ segments }: { segments: readonly Segment[] }): ReactNode {
  return segments.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text));
}
