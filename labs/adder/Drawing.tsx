import type { ReactElement } from 'react';

import { MARKS } from '@groundwork/labs-kit';
import type { State } from './model';
import { columns, second } from './rules';

const LABELS = 62;
const WIDTH = 320;
const ROW = 30;

interface Row {
  readonly name: string;
  /** From the top column down; the first is the place before it, which holds a carry or nothing. */
  readonly cells: readonly string[];
}

function rows({ setup, done }: State): readonly Row[] {
  const all = columns(setup);
  const from = (value: (index: number) => string): string[] => all.map((_, index) => value(index)).reverse();
  const first = setup.subtract ? '1' : '0';
  const bit = (pattern: number, index: number): string => `${(pattern >> index) & 1}`;
  const carry = (index: number): string => (index === 0 ? first : index > done ? '?' : `${all[index - 1]!.carryOut}`);
  return [
    { name: 'carry', cells: [carry(setup.width), ...from(carry)] },
    { name: 'a', cells: ['', ...from((index) => bit(setup.a, index))] },
    { name: setup.subtract ? 'b inverted' : 'b', cells: ['', ...from((index) => bit(second(setup), index))] },
    { name: 'sum', cells: ['', ...from((index) => (index < done ? `${all[index]!.sum}` : '?'))] },
  ];
}

/** The columns on paper: carries, both operands, the sum; the column that was just added is framed. */
export function Drawing({ state }: { readonly state: State }): ReactElement {
  const lines = rows(state);
  const { width } = state.setup;
  const step = (WIDTH - LABELS - 4) / (width + 1);
  const x = (place: number): number => LABELS + place * step;
  const at = state.judged || state.done === 0 ? null : width - state.done + 1;
  const said = lines.map(({ name, cells }) => `${name} ${cells.filter((cell) => cell !== '').join(' ')}`);
  return (
    <svg
      className="lab-svg lab-chart"
      viewBox={`0 0 ${WIDTH} ${lines.length * ROW + 6}`}
      role="img"
      aria-label={`From the highest column to the lowest: ${said.join('; ')}.`}
    >
      {at !== null && (
        <g>
          <rect className="lab-shape" data-mark="look" x={x(at) + 1} y={2} width={step - 2} height={4 * ROW} />
          <text className="lab-svg-soft" x={x(at) + step - 7} y={3 * ROW + 14}>
            {MARKS.look.sign}
          </text>
        </g>
      )}
      <path className="lab-line" d={`M${LABELS},${3 * ROW + 3} H${WIDTH - 4}`} />
      {lines.map(({ name, cells }, row) => (
        <g key={name}>
          <text className="lab-svg-soft lab-svg-right" x={LABELS - 4} y={row * ROW + 22}>
            {name === 'b inverted' ? '~b' : name}
          </text>
          {cells.map((cell, place) => (
            <text key={place} x={x(place) + step / 2} y={row * ROW + 22}>
              {cell}
            </text>
          ))}
        </g>
      ))}
    </svg>
  );
}
