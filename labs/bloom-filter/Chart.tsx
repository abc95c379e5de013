import type { ReactElement } from 'react';
import { Columns } from '@groundwork/labs-kit';
import { ASKED, KEYS, type Point } from './measured';

const WIDTH = 340;
const HEIGHT = 220;
const BOX = { left: 52, right: 330, top: 14, bottom: 176 };
/** The rates of the vertical axis, a power of ten each. */
const RATES = ['100 %', '10 %', '1 %', '0.1 %', '0.01 %'];

/** A tenth of a unit is enough, and the same in every browser's arithmetic. */
const tenth = (value: number) => Math.round(value * 10) / 10;
const xOf = (bitsPerKey: number) => tenth(BOX.left + ((bitsPerKey - 1) / 19) * (BOX.right - BOX.left));
/** Logarithmic, from 1 at the top to 0.0001 at the bottom; smaller rates lie on the bottom line. */
const yOf = (rate: number) =>
  tenth(BOX.top + (Math.min(4, -Math.log10(Math.max(rate, 1e-4))) / 4) * (BOX.bottom - BOX.top));

export const percent = (rate: number) => `${(100 * rate).toFixed(rate < 0.01 ? 3 : 1)} %`;

function Axes(): ReactElement {
  return (
    <>
      {RATES.map((label, power) => (
        <g key={label}>
          <line
            className="lab-line"
            x1={BOX.left}
            x2={BOX.right}
            y1={yOf(10 ** -power)}
            y2={yOf(10 ** -power)}
            strokeDasharray="1 3"
          />
          <text className="lab-svg-soft lab-svg-right" x={BOX.left - 6} y={yOf(10 ** -power) + 4}>
            {label}
          </text>
        </g>
      ))}
      {[1, 5, 10, 15, 20].map((bitsPerKey) => (
        <text key={bitsPerKey} className="lab-svg-soft" x={xOf(bitsPerKey)} y={BOX.bottom + 16}>
          {bitsPerKey}
        </text>
      ))}
      <text className="lab-svg-soft" x={(BOX.left + BOX.right) / 2} y={HEIGHT - 10}>
        bits per key
      </text>
    </>
  );
}

/** False positives against the size of the filter: the formula as a line, each measured filter as a ring. */
export function Chart({
  points,
  bitsPerKey,
}: {
  readonly points: readonly Point[];
  readonly bitsPerKey: number;
}): ReactElement {
  const line = points
    .filter((point) => point.expected >= 1e-4)
    .map((point) => `${xOf(point.bitsPerKey)},${yOf(point.expected)}`);
  const chosen = points.find((point) => point.bitsPerKey === bitsPerKey)!;
  const words = `At ${bitsPerKey} bits per key, computed ${percent(chosen.expected)}, measured ${percent(chosen.wrong / ASKED)}.`;
  return (
    <svg
      className="lab-svg lab-chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`False positive rate for each number of bits per key. ${words}`}
    >
      <Axes />
      <polyline className="lab-line" points={line.join(' ')} />
      {points.map((point) => (
        <circle
          key={point.bitsPerKey}
          className="lab-shape"
          data-mark={point.bitsPerKey === bitsPerKey ? 'changed' : null}
          cx={xOf(point.bitsPerKey)}
          cy={yOf(point.wrong / ASKED)}
          r={point.bitsPerKey === bitsPerKey ? 6 : 3.5}
        />
      ))}
    </svg>
  );
}

/** The same points as a table. */
export function ChartTable({ points }: { readonly points: readonly Point[] }): ReactElement {
  return (
    <details className="lab-steps">
      <summary>The chart as a table</summary>
      <table>
        <Columns names={['bits per key', 'computed', `measured, of ${ASKED.toLocaleString('en')}`]} />
        <tbody>
          {points.map((point) => (
            <tr key={point.bitsPerKey}>
              <td>{point.bitsPerKey}</td>
              <td>{percent(point.expected)}</td>
              <td>{point.wrong.toLocaleString('en')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="lab-note">{`${KEYS.toLocaleString('en')} keys added, ${ASKED.toLocaleString('en')} others asked for.`}</p>
    </details>
  );
}
