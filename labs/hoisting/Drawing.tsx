import type { ReactElement } from 'react';

import { MarkSign } from '../_kit/marks';
import type { State } from './run';
import type { Line, Where } from './source';

const ROW = 19;
const WIDTH = 320;
const LEFT = 18;
/** Width of a character of the drawing's type. */
const SPACE = 7.25;

/** Where a line begins, and its text: spaces would be lost in the static page. */
function placed(text: string): { readonly x: number; readonly code: string } {
  const code = text.trimStart();
  return { x: LEFT + (text.length - code.length) * SPACE, code };
}

/** The program, with the line that runs. */
export function Source({ lines, at }: { readonly lines: readonly Line[]; readonly at: number }): ReactElement {
  const said = lines
    .map(({ text }, index) => (index === at ? `(runs now) ${placed(text).code}` : placed(text).code))
    .join('; ');
  return (
    <svg
      className="lab-svg lab-chart"
      viewBox={`0 0 ${WIDTH} ${lines.length * ROW + 4}`}
      role="img"
      aria-label={`The program: ${said}`}
    >
      {lines.map(({ text }, index) => (
        <g key={index}>
          {index === at && (
            <rect className="lab-shape" data-mark="look" x={2} y={index * ROW + 2} width={WIDTH - 4} height={ROW - 1} />
          )}
          <text className="lab-svg-left" x={placed(text).x} y={index * ROW + 15}>
            {placed(text).code}
          </text>
          {index === at && (
            <text className="lab-svg-left" x={6} y={index * ROW + 15}>
              {'▸'}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

const RECORDS: readonly (readonly [Where, string])[] = [
  ['block', 'the block'],
  ['main', 'main()'],
  ['script', 'the script'],
];

/** The records from the inside out, and what their x holds. */
export function Records({ state, block }: { readonly state: State; readonly block: boolean }): ReactElement {
  const rows = RECORDS.filter(([where]) => block || where !== 'block');
  return (
    <table>
      <caption className="lab-hidden">{'What x holds in each record, from the inside out'}</caption>
      <thead>
        <tr>
          <th scope="col">{'record'}</th>
          <th scope="col">{'x'}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([where, name]) => {
          const slot = state.slots.find((one) => one.where === where);
          const mark = state.about?.where === where ? state.about.mark : null;
          const words = slot === undefined ? 'no x' : (slot.value ?? 'made, holds nothing');
          return (
            <tr key={where}>
              <th scope="row">{name}</th>
              <td>
                <ul className="lab-chips">
                  <li className="lab-cell" data-kind={slot === undefined ? 'empty' : 'key'} data-mark={mark}>
                    <span>{words}</span>
                    <MarkSign mark={mark} />
                  </li>
                </ul>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
