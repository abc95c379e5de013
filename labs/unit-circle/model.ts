import { defineLab, fields, flag, oneOf, optional, type Frame, type Prediction } from '@groundwork/labs-kit/model';

import { isStop, QUARTER, STEPS, stopAt, TURN, walk, type Setup, type Stop } from './rules';

export interface State {
  readonly setup: Setup;
  /** Where the cabin is. */
  readonly stop: Stop;
  /** How far the film has gone: the degrees of the stop, and after them those by which the cosine's wave is moved. */
  readonly time: number;
}

/** Three digits and a true minus sign, without a negative zero. */
export function say(value: number): string {
  const text = Math.abs(value).toFixed(3);
  return value < 0 && Number(text) !== 0 ? `−${text}` : text;
}

export const point = ({ x, y }: Pick<Stop, 'x' | 'y'>): string => `(${say(x)}, ${say(y)})`;

const initial: Setup = { step: 60, converted: true, held: null };

export const EXAMPLES: Readonly<Record<string, Setup>> = {
  'Sixths of a turn': initial,
  'Quarters of a turn': { ...initial, step: 90 },
  'Twelfths of a turn': { ...initial, step: 30 },
  'Not converted': { ...initial, converted: false },
};

/** A length that is never negative, and the way that it goes. */
function way(value: number, [plus, minus]: readonly [string, string]): string {
  const text = say(value);
  return text.startsWith('−') ? `${text.slice(1)} ${minus}` : `${text} ${plus}`;
}

function sentence({ converted }: Setup, { degrees, radians, x, y }: Stop): string {
  const values = `cosine ${say(x)}, sine ${say(y)}`;
  if (!converted) {
    const meant = stopAt(degrees, true);
    return `${degrees} passed as radians is a walk of ${say(radians / (2 * Math.PI))} turns: ${values}${degrees === 0 ? '' : `, not ${say(meant.x)} and ${say(meant.y)}`}.`;
  }
  const [right, up] = [way(x, ['to the right', 'to the left']), way(y, ['up', 'down'])];
  return `${degrees}° is a walk of ${say(radians)} spokes${degrees === TURN ? ', the whole rim' : ' along the rim'}: ${right} and ${up}, so ${values}.`;
}

function trace(setup: Setup): readonly Frame<State>[] {
  const stops = walk(setup);
  const frames = stops.map((stop) => ({ text: sentence(setup, stop), state: { setup, stop, time: stop.degrees } }));
  const [first, last] = [stops[0]!, stops.at(-1)!];
  const text = setup.converted
    ? `A whole turn. Moved right by a quarter turn, the wave of the cosine lies on that of the sine: it is the same wave.`
    : `360 passed as radians ends at ${point(last)} and not at ${point(first)}. This point is on the rim too, so the result shows no mistake.`;
  return [...frames, { text, state: { setup, stop: last, time: setup.converted ? TURN + QUARTER : TURN } }];
}

const choices = fields<Setup>({
  step: oneOf(STEPS),
  converted: flag('degrees', 'radians'),
  held: optional({
    pattern: '[1-9]\\d{0,2}',
    write: (degrees) => (degrees === null ? '' : String(degrees)),
    read: (text) => (text === '' ? null : Number(text) <= TURN ? Number(text) : undefined),
  }),
});

/** Whether the cabin is between two stops: at one, an address does not tell where it was let go. */
const isHeld = ({ held, step }: Setup): boolean => held !== null && !isStop(held, step);

export const model = defineLab<Setup, State>({
  name: 'unit-circle',
  setup: { ...choices, write: (setup) => choices.write(isHeld(setup) ? setup : { ...setup, held: null }) },
  initial,
  // At 60 degrees; the next stop answers the prediction.
  startAt: 1,
  trace,
});

function predict(): Prediction {
  const [, here, next] = walk(initial) as [Stop, Stop, Stop];
  const choices = [{ x: 2 * here.x, y: 2 * here.y }, next, { x: here.x, y: -here.y }].map(point);
  return {
    question: `At ${here.degrees}° the cabin is at ${point(here)}. Where is it at ${next.degrees}°?`,
    choices,
    right: choices.indexOf(point(next)),
    because:
      'Twice the angle is not twice the height: 60° and 120° are equally far from the top, so they have the same sine.',
  };
}

export const prediction = predict();
