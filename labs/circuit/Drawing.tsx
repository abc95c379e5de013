import { useCallback, useMemo, useRef, type ReactElement } from 'react';

import type { Lab } from '@groundwork/labs-kit';
import { Graph, type Grip, NARROW, Still } from '@groundwork/labs-kit/drawings/graph';
import { milliamps, model, volts, type State } from './model';
import { pictureOf } from './Picture';
import { draggedTo, knobAt, nudged, type Place } from './plan';
import { currents, isNone, isThere, LEAST_OHMS, MOST_OHMS, RESISTORS, solve, type Setup } from './rules';

/** What the picture shows, in words. */
export function described({ setup, built }: State): string {
  const ends = solve(setup, built);
  const amps = currents(setup, built);
  const parts = RESISTORS.flatMap(([from, to], part) => {
    if (!isThere(part, built)) return [];
    const [upper, lower] = amps[part]! < 0 ? [to, from] : [from, to];
    const flow = isNone(amps[part]!) ? 'no current' : `${milliamps(Math.abs(amps[part]!))} down to ${lower}`;
    return [`from ${upper} ${setup.ohms[part]} Ω with ${flow}`];
  });
  const points = (['left', 'right'] as const)
    .slice(0, Math.min(built, 2))
    .map((node) => `${node} at ${volts(ends[node])}`);
  return [`A charger lifts charge to plus at ${volts(setup.volts)}`, ...points, ...parts].join('; ') + '.';
}

/** The circuit as a fall: each part as high as its voltage and as wide as its current, with what squeezes it. */
export function Drawing({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { state } = lab.frame;
  const of = useCallback((width: number) => pictureOf(state, width), [state]);
  /** Where a drag began, and how far from the knob's middle. */
  const hold = useRef<{ readonly from: Place; readonly by: Place } | null>(null);
  const grips = RESISTORS.flatMap(([from, to], part): Grip[] => {
    if (!isThere(part, state.built)) return [];
    const ohms = state.setup.ohms[part]!;
    const at = (width: number): Place => knobAt(state, part, width)!;
    return [
      {
        id: String(part),
        at,
        label: `The resistance between ${from} and ${to}`,
        says: `${ohms} Ω`,
        now: ohms,
        first: LEAST_OHMS,
        last: MOST_OHMS,
        onDrag(pointer, width, start) {
          if (hold.current?.from !== start) {
            const { x, y } = at(width);
            hold.current = { from: start, by: { x: start.x - x, y: start.y - y } };
          }
          const { by } = hold.current;
          const setup = draggedTo(state, part, { x: pointer.x - by.x, y: pointer.y - by.y }, width);
          if (setup !== state.setup) lab.adjust(setup);
        },
        onNudge: (by) => lab.adjust(nudged(state.setup, part, by)),
      },
    ];
  });
  const joined = lab.frames[model.startAt + 2]!;
  const still = useMemo(() => pictureOf(joined.state, NARROW), [joined]);
  return (
    <>
      <Graph of={of} step={lab.position.at} says={described(state)} isTried={lab.isTried} grips={grips} />
      <Still picture={still} says={joined.text} />
    </>
  );
}
