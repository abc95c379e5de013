import type { ReactElement } from 'react';

import { MARKS, Row } from '@groundwork/labs-kit';
import { hex, type State, type Word } from './run';

const WIDTH = 320;
const ROW = 25;
const BOX = { left: 66, width: 92 };
const ROLE_AT = BOX.left + BOX.width + 16;

const labelOf = ({ owner, role }: Word): string => (owner === null ? 'free' : `${owner}: ${role}`);

interface WordRowProps {
  readonly word: Word;
  readonly index: number;
  readonly state: State;
}

/** What the registers point to, left of a word; both of them fit. */
function Pointers({
  word,
  y,
  state,
}: {
  readonly word: Word;
  readonly y: number;
  readonly state: State;
}): ReactElement {
  const both = state.rsp === state.rbp;
  return (
    <>
      {state.rbp === word.address && (
        <text className="lab-svg-left" x={0} y={y + (both ? 10 : 16)}>
          rbp▸
        </text>
      )}
      {state.rsp === word.address && (
        <text className="lab-svg-left" x={0} y={y + (both ? 22 : 16)}>
          rsp▸
        </text>
      )}
    </>
  );
}

function WordRow({ word, index, state }: WordRowProps): ReactElement {
  const y = index * ROW + 2;
  const mark = state.cursor?.address === word.address ? state.cursor.mark : null;
  const free = word.address < state.rsp;
  return (
    <g>
      <Pointers word={word} y={y} state={state} />
      <text className="lab-svg-soft lab-svg-right" x={BOX.left - 5} y={y + 16}>
        {hex(word.address)}
      </text>
      <rect
        className="lab-shape"
        data-mark={mark}
        x={BOX.left}
        y={y}
        width={BOX.width}
        height={ROW - 3}
        strokeDasharray={free ? '3 3' : undefined}
      />
      <text className={free ? 'lab-svg-soft' : undefined} x={BOX.left + BOX.width / 2} y={y + 15}>
        {word.value}
      </text>
      {mark && (
        <text className="lab-svg-sign" x={BOX.left + BOX.width + 4} y={y + 15}>
          {MARKS[mark].sign}
        </text>
      )}
      <text className="lab-svg-soft lab-svg-left" x={ROLE_AT} y={y + 15}>
        {labelOf(word)}
      </text>
    </g>
  );
}

function inWords({ words, rsp, rbp }: State): string {
  const rows = words.map((word) => {
    const pointers = [rsp === word.address && 'rsp', rbp === word.address && 'rbp'].filter(Boolean).join(' and ');
    return `${hex(word.address)} ${labelOf(word)}: ${word.value}${pointers && `, ${pointers} here`}`;
  });
  return `The stack from the highest address to the lowest. ${rows.join('; ')}`;
}

/** The stack, a word a row, the highest address first; what lies below rsp is dashed. */
export function Stack({ state }: { readonly state: State }): ReactElement {
  return (
    <svg
      className="lab-svg lab-chart"
      viewBox={`0 0 ${WIDTH} ${state.words.length * ROW + 2}`}
      role="img"
      aria-label={inWords(state)}
    >
      {state.words.map((word, index) => (
        <WordRow key={word.address} word={word} index={index} state={state} />
      ))}
    </svg>
  );
}

/** The second stack, which only call and ret change. */
export function ShadowStack({ entries }: { readonly entries: readonly string[] }): ReactElement {
  return (
    <Row label="Shadow stack" says="Shadow stack, the newest entry last" ordered>
      {entries.map((entry, index) => (
        <li key={index} className="lab-cell">
          <span>{entry}</span>
        </li>
      ))}
    </Row>
  );
}
