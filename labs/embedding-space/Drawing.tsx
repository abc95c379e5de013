import { useCallback, useMemo, useRef, type ReactElement } from 'react';

import type { Lab } from '@groundwork/labs-kit';
import { isStillIn, useClock } from '@groundwork/labs-kit/drawings';
import { Graph, type Grip, NARROW, Still } from '@groundwork/labs-kit/drawings/graph';
import { direction, isEnd, say, type State } from './model';
import { degreesAt, pictureOf, ringAt, rowsOf } from './Picture';
import { movedTo, similarity, TURN, WORDS, type Setup } from './rules';

/** Degrees that an arrow key turns by. */
const NUDGE = 5;

/** What the picture shows, in words. */
export function described(state: State): string {
  const at = WORDS.map((word) => `${word} ${direction(state.arrows[word])}`).join(', ');
  const rows = rowsOf(state).map(
    ({ pair: [a, b] }) => `${a} and ${b} ${say(similarity(state.arrows[a], state.arrows[b]))}`,
  );
  return `Seven arrows from one point: ${at}. Similarities: ${rows.join(', ')}.`;
}

/** The clock counts steps, the same for every run. */
const STEPS = {};

/** Seven arrows that pairs pull and push until those of one subject point the same way. */
export function Drawing({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { setup, frames, isTried } = lab;
  const { state } = lab.frame;
  const root = useRef<HTMLDivElement>(null);
  const [{ time }] = useClock({
    run: STEPS,
    to: lab.position.at,
    held: isTried,
    parting: () => Infinity,
    isStill: () => isStillIn(root.current),
  });
  const states = useMemo(() => frames.map((frame) => frame.state), [frames]);
  const of = useCallback((width: number) => pictureOf(states, time, width), [states, time]);
  const grips = WORDS.map((word, index): Grip => {
    const start = setup.starts[index]!;
    return {
      id: word,
      at: (width) => ringAt(setup, word, width),
      label: `Where ${word} begins`,
      says: `${start} degrees`,
      now: start,
      last: TURN - 1,
      onDrag(to, width) {
        const degrees = degreesAt(to, width);
        if (degrees !== null) lab.adjust(movedTo(setup, word, degrees));
      },
      onNudge: (by) => lab.adjust(movedTo(setup, word, start + by * NUDGE)),
    };
  });
  const end = frames.findIndex((frame) => isEnd(frame.state));
  const still = useMemo(() => pictureOf(states, end, NARROW), [states, end]);
  return (
    <div ref={root}>
      <Graph
        of={of}

        step={lab.position.at}
        isFilm
        isTried={isTried}
        says={described(state)}
        grips={grips}
      />
      <Still picture={still} says={frames[end]!.text} />
    </div>
  );
}
