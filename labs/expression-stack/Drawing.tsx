import type { ReactElement } from 'react';

import { Row } from '@groundwork/labs-kit';
import { format, type Expression, type State } from './run';

const COLUMN = 23;
const ROW = 46;
const RADIUS = 12;

interface ItemsProps {
  readonly label: string;
  readonly items: readonly string[];
  /** The item in hand. */
  readonly at?: number | null;
  /** Items before this one are done with. */
  readonly done?: number;
}

/** A row of boxes: tokens, or a stack with its top at the right end. */
export function Items({ label, items, at = null, done = 0 }: ItemsProps): ReactElement {
  return (
    <Row label={label} ordered none="empty">
      {items.map((item, index) => (
        <li
          key={index}
          className="lab-cell"
          data-kind={index < done ? 'empty' : 'key'}
          data-mark={index === at ? 'look' : null}
        >
          <span>{item}</span>
        </li>
      ))}
    </Row>
  );
}

interface Placed {
  readonly node: Expression;
  readonly column: number;
  readonly row: number;
  readonly parent: Placed | null;
}

/** The trees of the value stack side by side; reading a tree from left to right gives the expression back. */
function placed(roots: readonly Expression[]): Placed[] {
  const columns = new Map<Expression, number>();
  const countOff = (node: Expression) => {
    const [first, second] = node.operands;
    if (first && second) countOff(first);
    columns.set(node, columns.size);
    const last = second ?? first;
    if (last) countOff(last);
  };
  roots.forEach(countOff);
  const found: Placed[] = [];
  const place = (node: Expression, row: number, parent: Placed | null) => {
    const here = { node, column: columns.get(node)!, row, parent };
    found.push(here);
    for (const operand of node.operands) place(operand, row + 1, here);
  };
  for (const root of roots) place(root, 0, null);
  return found;
}

const x = (column: number) => 16 + column * COLUMN;
const y = (row: number) => 18 + row * ROW;

function inWords({ label, operands }: Expression): string {
  return operands.length === 0 ? label : `${label} (${operands.map(inWords).join(', ')})`;
}

function Node({ node, column, row }: Placed): ReactElement {
  return (
    <g>
      <circle className="lab-shape" cx={x(column)} cy={y(row)} r={RADIUS} />
      <text className={node.label.length > 2 ? 'lab-svg-long' : undefined} x={x(column)} y={y(row) + 4}>
        {node.label}
      </text>
      {node.operands.length > 0 && (
        <text className="lab-svg-soft lab-svg-halo" x={x(column)} y={y(row) + RADIUS + 11}>
          {`= ${format(node.value)}`}
        </text>
      )}
    </g>
  );
}

/** Each value on the stack as the tree that it was computed from. */
export function Trees({ values }: Pick<State, 'values'>): ReactElement {
  const nodes = placed(values);
  const columns = Math.max(13, nodes.length);
  const rows = Math.max(3, ...nodes.map((node) => node.row + 1));
  return (
    <svg
      className="lab-svg lab-tree"
      viewBox={`0 0 ${x(columns - 1) + 16} ${y(rows - 1) + 28}`}
      role="img"
      aria-label={`Trees of the values on the stack: ${values.map(inWords).join('; ') || 'none yet'}`}
    >
      {nodes.map(
        ({ column, row, parent }) =>
          parent && (
            <line
              key={column}
              className="lab-line"
              x1={x(parent.column)}
              y1={y(parent.row)}
              x2={x(column)}
              y2={y(row)}
            />
          ),
      )}
      {nodes.map((node) => (
        <Node key={node.column} {...node} />
      ))}
    </svg>
  );
}
