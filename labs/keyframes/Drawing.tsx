import type { ReactElement } from 'react';

import { END, pixels, type State } from './model';
import { FROM, momentOf, TO, type Setup } from './rules';

const WIDTH = 320;
const HEIGHT = 150;
/** Units of the drawing for a millisecond and for a pixel of the value. */
const X = WIDTH / END;
const Y = (HEIGHT - 10) / TO;
const STEP = 25;

const round = (value: number): number => Math.round(value * 10) / 10;
const point = (time: number, value: number): string => `${round(time * X)} ${round(HEIGHT - value * Y)}`;

/** The value until now; a new stroke begins where the animation starts or stops to act. */
function pathOf(setup: Setup, until: number): string {
  let path = '';
  let acted: boolean | null = null;
  for (let time = 0; time <= until; time += STEP) {
    const { value, pass } = momentOf(setup, time);
    path += `${acted === (pass !== null) ? 'L' : 'M'}${point(time, value)}`;
    acted = pass !== null;
  }
  return path;
}

/** The curve of all moments so far, the moment that is looked at, and the box where it is then. */
export function Drawing({ state }: { readonly state: State }): ReactElement {
  const { setup, time, moment } = state;
  const acts = moment.pass !== null;
  const words = `At ${time} of ${END} milliseconds the box is at ${pixels(moment.value)} pixels, ${acts ? 'set by the animation' : 'by its own value'}.`;
  const x = round(time * X);
  return (
    <svg className="lab-svg lab-tree" viewBox={`-26 -4 ${WIDTH + 36} ${HEIGHT + 66}`} role="img" aria-label={words}>
      {[0, FROM, TO].map((value) => (
        <g key={value}>
          <line className="lab-line" x1={-4} x2={0} y1={HEIGHT - value * Y} y2={HEIGHT - value * Y} />
          <text className="lab-svg-soft lab-svg-right" x={-6} y={HEIGHT - value * Y + 3}>
            {String(value)}
          </text>
        </g>
      ))}
      {[0, 1000, 2000, 3000, 4000].map((tick) => (
        <g key={tick}>
          <line className="lab-line" x1={tick * X} x2={tick * X} y1={HEIGHT} y2={HEIGHT + 4} />
          <text className="lab-svg-soft" x={tick * X} y={HEIGHT + 15}>
            {`${tick / 1000} s`}
          </text>
        </g>
      ))}
      <path className="lab-line" d={pathOf(setup, time)} fill="none" />
      <line className="lab-line" data-mark="look" x1={x} x2={x} y1={0} y2={HEIGHT} />
      <circle
        className="lab-shape"
        data-mark={acts ? 'found' : 'absent'}
        cx={x}
        cy={round(HEIGHT - moment.value * Y)}
        r={5}
      />
      <rect
        className="lab-shape"
        data-mark={acts ? 'found' : 'absent'}
        x={round(moment.value * 2)}
        y={HEIGHT + 26}
        width={70}
        height={26}
      />
      <text x={round(moment.value * 2) + 35} y={HEIGHT + 43}>
        {`${pixels(moment.value)} px`}
      </text>
    </svg>
  );
}
