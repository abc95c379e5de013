import type { ReactElement } from 'react';

import { Handle, type Place } from '../_kit/Handle';
import { point, say, type State } from './model';
import { STEPS, walk, type Stop } from './rules';

const MIDDLE = { x: 82, y: 96 };
const RADIUS = 68;
const WAVE_LEFT = 176;
const WAVE_WIDTH = 136;
/** More stops are a line. */
const MOST_DOTS = 25;

const round = (value: number): number => Math.round(value * 100) / 100;
const height = (value: number): number => round(MIDDLE.y - RADIUS * value);
const alongWave = (degrees: number): number => round(WAVE_LEFT + (WAVE_WIDTH * degrees) / 360);
const path = (stops: readonly Stop[], value: (stop: Stop) => number): string =>
  stops.map((stop, index) => `${index === 0 ? 'M' : 'L'}${alongWave(stop.degrees)},${height(value(stop))}`).join(' ');

/** The circle with the point and its two legs. */
function Circle({ stop }: { readonly stop: Stop }): ReactElement {
  const x = round(MIDDLE.x + RADIUS * stop.x);
  const y = height(stop.y);
  return (
    <g>
      <path className="lab-line" d={`M4,${MIDDLE.y} H160 M${MIDDLE.x},18 V174`} />
      <circle className="lab-line" cx={MIDDLE.x} cy={MIDDLE.y} r={RADIUS} />
      <path className="lab-line" d={`M${MIDDLE.x},${MIDDLE.y} L${x},${y}`} />
      <path className="lab-line" data-mark="look" strokeDasharray="5 3" d={`M${MIDDLE.x},${MIDDLE.y} H${x}`} />
      <path className="lab-line" data-mark="look" d={`M${x},${MIDDLE.y} V${y}`} />
      <circle className="lab-shape" data-mark="put" cx={x} cy={y} r={5} />
    </g>
  );
}

/** What the lines of the waves go through: with radians they are smooth, however far apart the stops are. */
function drawn({ setup, stops }: State): readonly Stop[] {
  if (!setup.converted) return stops;
  return walk({ ...setup, step: STEPS[0] }).filter(({ degrees }) => degrees <= stops.at(-1)!.degrees);
}

/** The stops so far as two waves; the height of the sine is that of the point. */
function Waves({ state }: { readonly state: State }): ReactElement {
  const { stops } = state;
  const line = drawn(state);
  const stop = stops.at(-1)!;
  const x = alongWave(stop.degrees);
  return (
    <g>
      <path className="lab-line" d={`M${WAVE_LEFT},18 V174 M${WAVE_LEFT},${MIDDLE.y} H${WAVE_LEFT + WAVE_WIDTH}`} />
      <path className="lab-line" data-mark="look" strokeDasharray="5 3" d={path(line, (one) => one.x)} />
      <path className="lab-line" data-mark="look" d={path(line, (one) => one.y)} />
      {stops.length <= MOST_DOTS &&
        stops.map((one) => (
          <circle key={one.degrees} className="lab-shape" cx={alongWave(one.degrees)} cy={height(one.y)} r={2.5} />
        ))}
      <circle className="lab-shape" data-mark="put" cx={x} cy={height(stop.y)} r={5} />
    </g>
  );
}

/** Where a point of the circle is in the drawing. */
export const placeOf = ({ x, y }: Pick<Stop, 'x' | 'y'>): Place => ({ x: round(MIDDLE.x + RADIUS * x), y: height(y) });

interface DrawingProps {
  readonly state: State;
  /** How many stops the whole walk has. */
  readonly all: number;
  readonly onDrag: (to: Place) => void;
}

/** A point that walks around the circle of radius 1 and can be dragged, and its two coordinates over the walk. */
export function Drawing({ state, all, onDrag }: DrawingProps): ReactElement {
  const stop = state.stops.at(-1)!;
  const level = height(stop.y);
  const from = round(MIDDLE.x + RADIUS * stop.x);
  const way = `${stop.degrees}${state.setup.converted ? '°' : ''} of 360`;
  return (
    <svg className="lab-svg lab-chart" viewBox="0 0 320 196">
      <g
        role="img"
        aria-label={`The point is at ${point(stop)} on the circle of radius 1. To the right both coordinates over the walk, ${state.stops.length} stops so far: the sine at the height of the point, ${say(stop.y)}, the cosine at ${say(stop.x)}.`}
      >
        <path className="lab-line" strokeDasharray="1 4" d={`M${from},${level} H${alongWave(stop.degrees)}`} />
        <Circle stop={stop} />
        <Waves state={state} />
        <text x={MIDDLE.x} y={12}>
          {point(stop)}
        </text>
        <text x={WAVE_LEFT + WAVE_WIDTH / 2} y={12}>
          {way}
        </text>
        <text className="lab-svg-soft" x={160} y={191}>
          {'sine: full line; cosine: dashed'}
        </text>
      </g>
      <Handle
        at={placeOf(stop)}
        label="The point on the circle"
        says={way}
        now={state.stops.length - 1}
        last={all - 1}
        onDrag={onDrag}
      />
    </svg>
  );
}
