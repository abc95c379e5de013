import type { ReactElement } from 'react';

import { Handle, nearest } from '../_kit/Handle';
import { STEPS, written, XS, type State } from './model';
import { POINTS } from './network';

const WIDTH = 320;
const HEIGHT = 140;
const LEFT = 52;
/** The highest value that the upper drawing holds. */
const TOP = 2;

const round = (value: number): number => Math.round(value * 10) / 10;
const xOf = (x: number): number => round(LEFT + ((x + 2) / 4) * (WIDTH - LEFT));
const yOf = (y: number): number => round(((TOP - y) / (2 * TOP)) * HEIGHT);

/** The line of the network; it is broken where it leaves the drawing. */
function pathOf(curve: readonly number[]): string {
  let path = '';
  let isDown = false;
  curve.forEach((y, index) => {
    const isInside = Math.abs(y) <= TOP;
    if (isInside) path += `${isDown ? 'L' : 'M'}${xOf(XS[index]!)} ${yOf(y)}`;
    isDown = isInside;
  });
  return path;
}

/** What the network says, and the points that it should say. */
function Fit({ state }: { readonly state: State }): ReactElement {
  const path = pathOf(state.curve);
  const words =
    path === ''
      ? 'The line of the network is outside of the drawing.'
      : `The line of the network after ${state.step} steps, and nine points of a wave.`;
  return (
    <svg className="lab-svg lab-chart" viewBox={`0 -8 ${WIDTH + 8} ${HEIGHT + 16}`} role="img" aria-label={words}>
      {[-2, 0, 2].map((value) => (
        <g key={value}>
          <line className="lab-line" strokeDasharray="1 3" x1={LEFT} x2={WIDTH} y1={yOf(value)} y2={yOf(value)} />
          <text className="lab-svg-soft lab-svg-right" x={LEFT - 6} y={yOf(value) + 4}>
            {String(value)}
          </text>
        </g>
      ))}
      <path className="lab-line" data-mark="look" d={path} />
      {POINTS.map(([x, y]) => (
        <circle key={x} className="lab-shape" cx={xOf(x)} cy={yOf(y)} r={4} />
      ))}
      {path === '' && (
        <text x={(LEFT + WIDTH) / 2} y={HEIGHT / 2 - 12}>
          {'✗ the line has left the drawing'}
        </text>
      )}
    </svg>
  );
}

const POWERS = [2, 0, -2, -4] as const;
const lossY = (value: number): number => round(((2 - Math.max(-4, Math.min(2, Math.log10(value)))) / 6) * HEIGHT);
const lossX = (index: number): number => round(LEFT + 10 + (index / (STEPS.length - 1)) * (WIDTH - LEFT - 20));

interface DrawingProps {
  readonly state: State;
  /** Called with the place of a moment among `STEPS`. */
  readonly onSeek: (moment: number) => void;
}

/** Where the moments stand, whatever their loss. */
const MOMENTS = STEPS.map((_, index) => ({ x: lossX(index), y: 0 }));

/** The loss at each moment until now, on a scale of powers of ten; the last ring is dragged through time. */
function Losses({ state, onSeek }: DrawingProps): ReactElement {
  const known = state.losses.filter((value) => !Number.isNaN(value));
  const now = state.losses.length - 1;
  const last = state.losses[now]!;
  const words = `The loss: ${state.losses.map((value, index) => `${written(value)} after ${STEPS[index]!}`).join(', ')}.`;
  return (
    <svg className="lab-svg lab-chart" viewBox={`0 -8 ${WIDTH + 8} ${HEIGHT + 34}`}>
      <g role="img" aria-label={words}>
        {POWERS.map((power) => (
          <g key={power}>
            <line
              className="lab-line"
              strokeDasharray="1 3"
              x1={LEFT}
              x2={WIDTH}
              y1={lossY(10 ** power)}
              y2={lossY(10 ** power)}
            />
            <text className="lab-svg-soft lab-svg-right" x={LEFT - 6} y={lossY(10 ** power) + 4}>
              {power < 0 ? (10 ** power).toFixed(-power) : String(10 ** power)}
            </text>
          </g>
        ))}
        {STEPS.map((step, index) =>
          index % 2 === 1 || index === 0 ? (
            <text key={step} className="lab-svg-soft" x={lossX(index)} y={HEIGHT + 18}>
              {String(step)}
            </text>
          ) : null,
        )}
        <polyline
          className="lab-line"
          points={known.map((value, index) => `${lossX(index)},${lossY(value)}`).join(' ')}
        />
        {known.map((value, index) => (
          <circle
            key={index}
            className="lab-shape"
            data-mark={value > 100 ? 'absent' : index === state.losses.length - 1 ? 'look' : null}
            cx={lossX(index)}
            cy={lossY(value)}
            r={4}
          />
        ))}
      </g>
      <Handle
        at={{ x: lossX(now), y: Number.isNaN(last) ? 0 : lossY(last) }}
        label="The moment of the training"
        says={`after ${state.step} steps`}
        now={now}
        last={STEPS.length - 1}
        onDrag={({ x }) => onSeek(nearest(MOMENTS, { x, y: 0 }, now))}
      />
    </svg>
  );
}

/** The line above, its loss below. */
export function Drawing({ state, onSeek }: DrawingProps): ReactElement {
  return (
    <>
      <p className="lab-note">{'The wave, and what the network says'}</p>
      <Fit state={state} />
      <p className="lab-note">{'The loss after so many steps'}</p>
      <Losses state={state} onSeek={onSeek} />
    </>
  );
}
