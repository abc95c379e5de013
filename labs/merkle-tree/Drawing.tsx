import type { ReactElement } from 'react';

import { MARKS, MarkSign } from '@groundwork/labs-kit';
import { short, type Shown, type State } from './run';

const COLUMN = 43;
const ROW = 52;
const BOX = { width: 38, height: 24 };

interface Placed extends Shown {
  readonly x: number;
  readonly y: number;
  readonly parent: Placed | null;
}

/** The first and last block below a node, from its name: `4–7`, or `5` for a leaf. */
function rangeOf(name: string): { first: number; last: number } {
  const [first = 0, last = first] = name.split('–').map(Number);
  return { first, last };
}

/** A node stands in the middle above its blocks; leaves are on the lowest row. Nodes come children first. */
function placed(nodes: readonly Shown[]): Placed[] {
  const level = (name: string) => {
    const { first, last } = rangeOf(name);
    return Math.ceil(Math.log2(last - first + 1));
  };
  const top = level(nodes.at(-1)!.name);
  const found: Placed[] = [];
  for (const node of [...nodes].reverse()) {
    const { first, last } = rangeOf(node.name);
    const parents = found.filter(({ name }) => rangeOf(name).first <= first && last <= rangeOf(name).last);
    const x = 22 + ((first + last) / 2) * COLUMN;
    found.push({ ...node, x, y: 22 + (top - level(node.name)) * ROW, parent: parents.at(-1) ?? null });
  }
  return found;
}

function NodeBox({ node }: { readonly node: Placed }): ReactElement {
  const { x, y, mark } = node;
  return (
    <g>
      <rect
        className="lab-shape"
        data-mark={mark}
        x={x - BOX.width / 2}
        y={y - BOX.height / 2}
        width={BOX.width}
        height={BOX.height}
        rx={2}
      />
      <text x={x} y={y + 4}>
        {short(node.hash)}
      </text>
      {mark !== null && (
        <text className="lab-svg-sign" x={x + 8} y={y - BOX.height / 2 - 4}>
          {MARKS[mark].sign}
        </text>
      )}
    </g>
  );
}

/** The hashes of the tree, the root on top, each shown by its first four hexadecimal digits. */
export function Hashes({ state }: { readonly state: State }): ReactElement {
  const nodes = placed(state.nodes);
  const lowest = Math.max(...nodes.map((node) => node.y));
  const marked = state.nodes.filter((node) => node.mark !== null);
  const words = marked.map(({ name, hash, mark }) => `${name} ${short(hash)} ${MARKS[mark!].word}`);
  const label = `Hash tree over ${state.blocks.length} blocks, root ${short(state.nodes.at(-1)!.hash)}. ${words.join(', ')}`;
  return (
    <svg className="lab-svg lab-tree" viewBox={`0 0 346 ${lowest + 36}`} role="img" aria-label={label}>
      {nodes.map(
        ({ name, x, y, parent }) =>
          parent && <line key={name} className="lab-line" x1={parent.x} y1={parent.y} x2={x} y2={y} />,
      )}
      {nodes.map((node) => (
        <NodeBox key={node.name} node={node} />
      ))}
      {state.blocks.map((_, index) => (
        <text key={index} className="lab-svg-soft" x={22 + index * COLUMN} y={lowest + 28}>
          {index}
        </text>
      ))}
    </svg>
  );
}

/** The blocks under the tree, by number. */
export function Blocks({ state, chosen }: { readonly state: State; readonly chosen: number }): ReactElement {
  return (
    <ol className="lab-blocks" aria-label="Blocks">
      {state.blocks.map((block, index) => (
        <li key={index}>
          <span className="lab-index">{index}</span>
          <span className="lab-cell" data-mark={index === chosen ? 'picked' : null}>
            <span>{block}</span>
            <MarkSign mark={state.changed === index ? 'changed' : null} />
          </span>
        </li>
      ))}
    </ol>
  );
}
