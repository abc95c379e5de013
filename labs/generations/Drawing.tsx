import { useCallback, useMemo, type ReactElement } from 'react';

import type { Lab } from '@groundwork/labs-kit';
import { clamp } from '@groundwork/labs-kit/drawings';
import { Graph, NARROW, Still, type Grip } from '@groundwork/labs-kit/drawings/graph';
import { described, draggable, pictureOf } from './Picture';
import { Plan } from './plan';
import { MIA, MOST_RUNNING, type Setup, type Spot, type State } from './run';

/** Shown beside the first on paper: M is promoted; C is found by the noted card. */
const STILLS = [7, 9];

/** What of a picture can be dragged or pressed. */
function gripsOf({ frame: { state }, adjust }: Lab<Setup, State>): Grip[] {
  const { setup, round, noted } = state;
  const running = draggable(state);
  const mia = state.items.find(({ name }) => name === MIA);
  const run = (count: number): void => {
    const now = clamp(count, 0, MOST_RUNNING);
    if (now === running) return;
    adjust({ ...setup, running: setup.running.map((one, at) => (at === round ? now : one)) });
  };
  const read = (isRead: boolean): void => adjust({ ...setup, cards: isRead ? 'read' : 'ignored' });
  const isRead = setup.cards === 'read';
  const handle = (count: number): Grip => ({
    id: 'running',
    at(width) {
      const plan = new Plan(width);
      return { x: plan.edge(count), y: plan.knob.y };
    },
    label: 'Other visits that still run',
    says: String(count),
    now: count,
    last: MOST_RUNNING,
    onDrag: ({ x }, width) => run(new Plan(width).runningAt(x)),
    // To the left, more of Eden is still in use.
    onNudge: (by) => run(count - by),
  });
  const card = (spot: Spot): Grip => ({
    id: 'card',
    at(width) {
      const { x, y, w, h } = new Plan(width).tag(spot);
      return { x: x + w / 2, y: y + h / 2 };
    },
    label: 'The card of M',
    says: isRead ? 'noted' : 'ignored',
    now: isRead ? 1 : 0,
    last: 1,
    onDrag: () => undefined,
    onNudge: (by) => read(by > 0),
    onPress: () => read(!isRead),
  });
  return [...(running === null ? [] : [handle(running)]), ...(noted === null || !mia ? [] : [card(mia)])];
}

/** The heap to scale: what variables hold, at what a collection looks, and what travels. */
export function Drawing({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { state } = lab.frame;
  const of = useCallback((width: number) => pictureOf(state, width), [state]);
  const stills = useMemo(
    () =>
      STILLS.map((at) => lab.frames[at]!).map(({ text, state: then }) => ({ text, picture: pictureOf(then, NARROW) })),
    [lab.frames],
  );
  return (
    <>
      <Graph of={of} step={lab.position.at} says={described(state)} isTried={lab.isTried} grips={gripsOf(lab)} />
      {stills.map(({ picture, text }) => (
        <Still key={text} picture={picture} says={text} />
      ))}
    </>
  );
}
