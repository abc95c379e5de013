import type { Frame, LabModel, Prediction } from '../../lib/labModel';

import { STEPS, walk, type Setup, type Stop } from './rules';

export interface State {
  readonly setup: Setup;
  /** The stops so far; the last is where the point is. */
  readonly stops: readonly Stop[];
}

/** Three digits and a true minus sign, without a negative zero. */
export function say(value: number): string {
  const text = Math.abs(value).toFixed(3);
  return value < 0 && Number(text) !== 0 ? `−${text}` : text;
}

export const point = ({ x, y }: Stop): string => `(${say(x)}, ${say(y)})`;

const initial: Setup = { step: 60, converted: true };

function sentence({ converted }: Setup, stop: Stop): string {
  const turns = stop.radians / (2 * Math.PI);
  const way = converted
    ? `${stop.degrees}° is a walk of ${say(stop.radians)} along the circle`
    : `${stop.degrees} passed as radians is a walk of ${say(turns)} turns`;
  return `${way}: cosine ${say(stop.x)}, sine ${say(stop.y)}.`;
}

function trace(setup: Setup): readonly Frame<State>[] {
  const stops = walk(setup);
  const frames = stops.map((stop, index) => ({
    text: sentence(setup, stop),
    state: { setup, stops: stops.slice(0, index + 1) },
  }));
  const [first, last] = [stops[0]!, stops.at(-1)!];
  const text = setup.converted
    ? `A whole turn: the point is at ${point(last)} again, and both waves begin anew.`
    : `360 passed as radians ends at ${point(last)} and not at ${point(first)}. This point is on the circle too, so the result shows no mistake.`;
  return [...frames, { text, state: { setup, stops } }];
}

export const model: LabModel<Setup, State> = {
  name: 'unit-circle',
  initial,
  // At 60 degrees; the next stop answers the prediction.
  startAt: 1,
  trace,
  encode: ({ step, converted }) => `${step}.${converted ? 'degrees' : 'radians'}`,
  decode(text) {
    const match = /^(\d\d?)\.(degrees|radians)$/.exec(text);
    const step = STEPS.find((one) => `${one}` === match?.[1]);
    return match && step ? { step, converted: match[2] === 'degrees' } : null;
  },
};

function predict(): Prediction {
  const [, here, next] = walk(initial) as [Stop, Stop, Stop];
  const double: Stop = { ...here, x: 2 * here.x, y: 2 * here.y };
  const below: Stop = { ...here, y: -here.y };
  const choices = [double, next, below].map(point);
  return {
    question: `At ${here.degrees}° the point is at ${point(here)}. Where is it at ${next.degrees}°?`,
    choices,
    right: choices.indexOf(point(next)),
    because:
      'Twice the angle is not twice the sine: 60° and 120° are equally far from the top, so they have the same sine.',
  };
}

export const prediction = predict();
