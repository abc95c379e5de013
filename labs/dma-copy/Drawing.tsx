import { useCallback, type ReactElement } from 'react';

import type { Lab } from '@groundwork/labs-kit';
import { clamp } from '@groundwork/labs-kit/drawings';
import { Graph, type Grip } from '@groundwork/labs-kit/drawings/graph';
import { MOST_WORDS, type Setup } from './model';
import { described, pictureOf, Plan } from './Picture';
import type { State } from './run';

/** Time goes to the right: what the processor does, what is in memory, what the device does, and what that costs. */
export function Drawing({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { frame, frames, position, setup } = lab;
  const { state } = frame;
  const total = frames.at(-1)!.state.now;
  const isOver = position.at === frames.length - 1;
  const of = useCallback((width: number) => pictureOf(state, total, isOver, width), [state, total, isOver]);
  const change = (to: number): void => {
    const words = clamp(to, 1, MOST_WORDS);
    if (words === setup.words) return;
    // Who compares whole copies goes on comparing whole ones.
    if (isOver) lab.replace({ ...setup, words }, Number.MAX_SAFE_INTEGER);
    else lab.adjust({ ...setup, words });
  };
  const grip: Grip = {
    id: 'words',
    at: (width) => new Plan(width, total, setup.words).knob,
    label: 'Words to copy',
    says: String(setup.words),
    now: setup.words,
    first: 1,
    last: MOST_WORDS,
    onDrag: ({ x }, width) => change(new Plan(width, total, setup.words).countAt(x)),
    onNudge: (by) => change(setup.words + by),
  };
  return <Graph of={of} step={position.at} says={described(state)} isTried={lab.isTried} grips={[grip]} />;
}
