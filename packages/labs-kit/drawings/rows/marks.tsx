import type { ReactElement } from 'react';

/** What happens to a thing in a drawing: a sign and a word, so that colour never carries it alone. */
export const MARKS = {
  look: { sign: '◆', word: 'looked at' },
  pass: { sign: '→', word: 'passed' },
  put: { sign: '+', word: 'written' },
  found: { sign: '✓', word: 'found' },
  absent: { sign: '✗', word: 'not there' },
  removed: { sign: '−', word: 'removed' },
  changed: { sign: '≠', word: 'changed' },
} as const;

export type Mark = keyof typeof MARKS;

/** The sign beside a marked thing, with its word for screen readers. */
export function MarkSign({ mark }: { readonly mark: Mark | null }): ReactElement | null {
  if (mark === null) return null;
  return (
    <span className="lab-mark">
      <span aria-hidden="true">{MARKS[mark].sign}</span>
      <span className="lab-hidden">{MARKS[mark].word}</span>
    </span>
  );
}

/** The signs that a drawing uses, in words. */
export function Legend({
  marks,
  more = [],
}: {
  readonly marks: readonly Mark[];
  readonly more?: readonly string[];
}): ReactElement {
  const entries = [...marks.map((mark) => `${MARKS[mark].sign} ${MARKS[mark].word}`), ...more];
  return <p className="lab-legend">{entries.length > 0 && `Signs: ${entries.join(' · ')}`}</p>;
}
