import type { ReactElement } from 'react';

import { MARKS } from '../_kit/marks';
import type { State } from './run';
import { balance, inWords, places, type Place } from './tree';

const COLUMN = 22;
const ROW = 42;
const RADIUS = 13;
/** Columns that the drawing always has room for, so that it does not jump while a tree grows. */
const LEAST_COLUMNS = 13;

const x = (column: number) => 16 + column * COLUMN;
const y = (row: number) => 24 + row * ROW;

function Edge({ place }: { readonly place: Place }): ReactElement | null {
  if (place.parent === null) return null;
  return (
    <line
      className="lab-line"
      x1={x(place.parent.column)}
      y1={y(place.parent.row)}
      x2={x(place.column)}
      y2={y(place.row)}
    />
  );
}

function TreeNode({ place, state }: { readonly place: Place; readonly state: State }): ReactElement {
  const { node, column, row } = place;
  const mark = state.cursor?.key === node.key ? state.cursor.mark : null;
  const lean = balance(node);
  return (
    <g>
      <circle className="lab-shape" data-mark={mark} cx={x(column)} cy={y(row)} r={RADIUS} />
      <text x={x(column)} y={y(row) + 4}>
        {node.key}
      </text>
      {mark !== null && (
        <text className="lab-svg-sign" x={x(column) + RADIUS + 4} y={y(row) - 8}>
          {MARKS[mark].sign}
        </text>
      )}
      {state.kind === 'avl' && (
        <text className="lab-svg-soft lab-svg-halo" x={x(column)} y={y(row) + RADIUS + 11}>
          {lean > 0 ? `+${lean}` : lean}
        </text>
      )}
    </g>
  );
}

/** The tree: a key's column is its rank, so that reading from left to right gives the keys in order. */
export function Drawing({ state }: { readonly state: State }): ReactElement {
  const drawn = places(state.tree);
  const columns = Math.max(LEAST_COLUMNS, drawn.length);
  const rows = Math.max(4, ...drawn.map((place) => place.row + 1));
  const box = `0 0 ${x(columns - 1) + 16} ${y(rows - 1) + 32}`;
  return (
    <svg
      className="lab-svg lab-tree"
      viewBox={box}
      role="img"
      aria-label={`The tree, each node before its children: ${inWords(state.tree)}`}
    >
      {drawn.map((place) => (
        <Edge key={place.node.key} place={place} />
      ))}
      {drawn.map((place) => (
        <TreeNode key={place.node.key} place={place} state={state} />
      ))}
    </svg>
  );
}
