import type { ReactNode } from 'react';

interface Props {
  /** One entry for each note: whether it holds a lab. */
  labs: readonly boolean[];
}

const side = 7;
const pitch = 10;

/** One square for each note of a topic, filled where the note holds a lab. The text beside it says the same. */
export function NoteSquares({ labs }: Props): ReactNode {
  const drawn = (wanted: boolean): string =>
    labs
      .map((hasLab, index) => (hasLab === wanted ? `M${index * pitch + 0.5} .5h${side}v${side}h-${side}z` : ''))
      .join('');
  return (
    <svg className="squares" width={labs.length * pitch} height={side + 1} aria-hidden="true">
      <path className="squares__lab" d={drawn(true)} />
      <path className="squares__note" d={drawn(false)} />
    </svg>
  );
}
