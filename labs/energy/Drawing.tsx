import type { ReactElement } from 'react';

import { say, type State } from './model';
import { counted, joules, PERIOD, readingFor, SLOT_MS, SLOTS, watts } from './rules';

const LEFT = 34;
const STEP = 14;
const TOP = 14;
const HEIGHT = 120;
const BOTTOM = TOP + HEIGHT;

/** Power over time: the machine as bars, whose area is energy, the meter as a dashed line with a dot at each reading. */
export function Drawing({ state }: { readonly state: State }): ReactElement {
  const { setup, passed } = state;
  const most = Math.max(setup.idle, setup.busy, 10);
  const y = (value: number): number => Math.round((BOTTOM - (HEIGHT * value) / most) * 100) / 100;
  const x = (slot: number): number => LEFT + slot * STEP;
  const slots = Array.from({ length: passed }, (_, slot) => slot);
  const line = slots.map((slot) => `${slot === 0 ? 'M' : 'L'}${x(slot)},${y(counted(setup, slot))} h${STEP}`);
  const { used, metered } = joules(setup, passed);
  return (
    <svg
      className="lab-svg lab-chart"
      viewBox="0 0 320 160"
      role="img"
      aria-label={`Power over ${passed * SLOT_MS} ms. The area under the machine's watts is ${say(used)}, the area under the meter's line ${say(metered)}.`}
    >
      <path className="lab-line" d={`M${LEFT},${TOP} V${BOTTOM} H${x(SLOTS)}`} />
      {slots.map((slot) => (
        <rect
          key={slot}
          className="lab-shape"
          data-mark={slot === passed - 1 ? 'put' : null}
          x={x(slot)}
          y={y(watts(setup, slot))}
          width={STEP}
          height={Math.round((BOTTOM - y(watts(setup, slot))) * 100) / 100}
        />
      ))}
      <path className="lab-line" data-mark="look" strokeDasharray="5 3" d={line.join(' ')} />
      {slots
        .filter((slot) => readingFor(setup, slot) === slot)
        .map((slot) => (
          <circle key={slot} className="lab-shape" data-mark="look" cx={x(slot)} cy={y(watts(setup, slot))} r={3.5} />
        ))}
      <text className="lab-svg-soft lab-svg-right" x={LEFT - 6} y={TOP + 12}>
        {`${most} W`}
      </text>
      <text className="lab-svg-soft lab-svg-right" x={LEFT - 4} y={BOTTOM}>
        {'0'}
      </text>
      {[0, 1, 2, 3].map((period) => (
        <text key={period} className="lab-svg-soft" x={x(period * PERIOD)} y={BOTTOM + 16}>
          {`${period * PERIOD * SLOT_MS}`}
        </text>
      ))}
      <text className="lab-svg-soft lab-svg-right" x={x(SLOTS)} y={BOTTOM + 16}>
        {`${SLOTS * SLOT_MS} ms`}
      </text>
    </svg>
  );
}
