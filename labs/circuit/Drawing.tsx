import type { ReactElement } from 'react';

import { Columns } from '../_kit/rows';
import { direction, milliamps, volts, type State } from './model';
import { currents, NODES, RESISTORS, solve, type Node } from './rules';

const PLACES: Readonly<Record<Node, readonly [number, number]>> = {
  plus: [160, 22],
  left: [46, 120],
  right: [274, 120],
  ground: [160, 218],
};

const WIDE = 64;

/** A resistor between two nodes: the wire, and its values on it. */
function Resistor({ state, index }: { readonly state: State; readonly index: number }): ReactElement {
  const ends = RESISTORS[index]!;
  const [[x1, y1], [x2, y2]] = [PLACES[ends[0]], PLACES[ends[1]]];
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const isNew = state.known === index + 1;
  const known = index < state.known;
  return (
    <g>
      <path className="lab-line" d={`M${x1},${y1} L${x2},${y2}`} />
      <rect
        className="lab-shape"
        data-mark={isNew ? 'put' : null}
        x={x - WIDE / 2}
        y={y - 17}
        width={WIDE}
        height={34}
      />
      <text x={x} y={y - 3}>{`${state.setup.ohms[index]} Ω`}</text>
      <text className="lab-svg-long" x={x} y={y + 11}>
        {known ? milliamps(Math.abs(currents(state.setup)[index]!)) : '? mA'}
      </text>
    </g>
  );
}

function NodeBox({ state, node }: { readonly state: State; readonly node: Node }): ReactElement {
  const [x, y] = PLACES[node];
  const given = node === 'plus' || node === 'ground';
  const value = given || state.solved ? volts(solve(state.setup)[node]) : '? V';
  return (
    <g>
      <rect
        className="lab-shape"
        data-mark={state.node === node ? 'look' : null}
        x={x - 40}
        y={y - 18}
        width={80}
        height={36}
        rx={8}
      />
      <text x={x} y={y - 3}>
        {node}
      </text>
      <text x={x} y={y + 12}>
        {value}
      </text>
    </g>
  );
}

/** The bridge with what is known, and all currents with their directions as a table. */
export function Drawing({ state }: { readonly state: State }): ReactElement {
  const amps = currents(state.setup);
  const nodes = solve(state.setup);
  const said = NODES.map((node) => {
    const given = node === 'plus' || node === 'ground';
    return `${node} ${given || state.solved ? volts(nodes[node]) : 'not yet known'}`;
  });
  return (
    <>
      <svg
        className="lab-svg lab-chart"
        viewBox="0 0 320 240"
        role="img"
        aria-label={`Five resistors. Voltages against ground: ${said.join(', ')}. The currents are in the table.`}
      >
        {RESISTORS.map((_, index) => (
          <Resistor key={index} state={state} index={index} />
        ))}
        {NODES.map((node) => (
          <NodeBox key={node} state={state} node={node} />
        ))}
      </svg>
      <table>
        <caption className="lab-hidden">{'Resistors and their currents'}</caption>
        <Columns names={['between', 'resistance', 'current']} />
        <tbody>
          {RESISTORS.map((ends, index) => (
            <tr key={index}>
              <th scope="row">{`${ends[0]} and ${ends[1]}`}</th>
              <td>{`${state.setup.ohms[index]} Ω`}</td>
              <td>
                {index < state.known
                  ? `${milliamps(Math.abs(amps[index]!))} ${direction(amps[index]!, ends)}`
                  : 'not yet known'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
