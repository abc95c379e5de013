import type { ReactNode } from 'react';

interface Props {
  written: number;
  planned: number;
}

const side = 7;
const pitch = 10;

/** One square for each planned note of a topic; filled where the note is written. The text beside it says the same. */
export function NoteSquares({ written, planned }: Props): ReactNode {
  const squares = Array.from({ length: planned }, (_, index) => `M${index * pitch + 0.5} .5h${side}v${side}h-${side}z`);
  return (
    <svg className="squares" width={planned * pitch} height={side + 1} aria-hidden="true">
      <path className="squares__written" d={squares.slice(0, written).join('')} />
      <path className="squares__planned" d={squares.slice(written).join('')} />
    </svg>
  );
}
