import type { ReactElement } from 'react';

import { Handle } from '../_kit/Handle';
import { direction, milliamps, volts, type State } from './model';
import { currents, LEAST_OHMS, MOST_OHMS, NODES, RESISTORS, solve, type Node } from './rules';

const PLACES: Readonly<Record<Node, readonly [number, number]>> = {
  plus: [160, 22],
  left: [42, 126],
  right: [278, 126],
  ground: [160, 242],
};

const WIDE = 78;
/** From the middle of a resistor down to its scale. */
const SCALE = 26;
/** What a finger can tell apart on the lower edge of a resistor, which is its scale. */
const OHMS_A_STEP = 10;

const middleOf = (index: number): readonly [number, number] => {
  const ends = RESISTORS[index]!;
  const [[x1, y1], [x2, y2]] = [PLACES[ends[0]], PLACES[ends[1]]];
  return [(x1 + x2) / 2, (y1 + y2) / 2];
};

const bounded = (ohms: number): number => Math.max(LEAST_OHMS, Math.min(MOST_OHMS, ohms));

/** The way of a current in the drawing, as a sign. */
function arrow(amps: number, [from, to]: readonly [Node, Node]): string {
  if (Math.abs(amps) < 1e-9) return '·';
  const [start, end] = amps > 0 ? [from, to] : [to, from];
  const [[x1, y1], [x2, y2]] = [PLACES[start], PLACES[end]];
  if (y1 === y2) return x2 > x1 ? '→' : '←';
  return x2 > x1 ? '↘' : '↙';
}

/** A resistor between two nodes: the wire, and its values on it. */
function Resistor({ state, index }: { readonly state: State; readonly index: number }): ReactElement {
  const ends = RESISTORS[index]!;
  const [[x1, y1], [x2, y2]] = [PLACES[ends[0]], PLACES[ends[1]]];
  const [x, y] = middleOf(index);
  const isNew = state.known === index + 1;
  const known = index < state.known;
  const amps = currents(state.setup)[index]!;
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
      <path className="lab-line" d={`M${x - WIDE / 2},${y + SCALE} h${WIDE}`} />
      <text x={x} y={y - 3}>{`${state.setup.ohms[index]} Ω`}</text>
      <text className="lab-svg-long" x={x} y={y + 11}>
        {known ? `${arrow(amps, ends)} ${milliamps(Math.abs(amps))}` : '? mA'}
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

interface KnobProps {
  readonly ohms: number;
  readonly index: number;
  readonly onChange: (ohms: number) => void;
}

/** The handle of a resistor: further to the right it has more ohms. */
function Knob({ ohms, index, onChange }: KnobProps): ReactElement {
  const [x, y] = middleOf(index);
  const left = x - WIDE / 2;
  const [from, to] = RESISTORS[index]!;
  const part = (ohms - LEAST_OHMS) / (MOST_OHMS - LEAST_OHMS);
  return (
    <Handle
      at={{ x: Math.round(left + WIDE * part), y: y + SCALE }}
      label={`The resistor between ${from} and ${to}`}
      says={`${ohms} Ω`}
      now={ohms}
      first={LEAST_OHMS}
      last={MOST_OHMS}
      isStop={index === 0}
      onDrag={(place) => {
        const value = LEAST_OHMS + ((place.x - left) / WIDE) * (MOST_OHMS - LEAST_OHMS);
        onChange(bounded(Math.round(value / OHMS_A_STEP) * OHMS_A_STEP));
      }}
      onNudge={(by) => onChange(bounded(ohms + by * OHMS_A_STEP))}
    />
  );
}

interface DrawingProps {
  readonly state: State;
  readonly onChange: (resistor: number, ohms: number) => void;
}

/** The bridge with what is known, and a handle for each resistor. */
export function Drawing({ state, onChange }: DrawingProps): ReactElement {
  const amps = currents(state.setup);
  const nodes = solve(state.setup);
  const said = NODES.map((node) => {
    const given = node === 'plus' || node === 'ground';
    return `${node} ${given || state.solved ? volts(nodes[node]) : 'not yet known'}`;
  });
  const flows = RESISTORS.map((ends, index) => {
    const value = amps[index]!;
    const flow = index < state.known ? `${milliamps(Math.abs(value))} ${direction(value, ends)}` : 'not yet known';
    return `${state.setup.ohms[index]} Ω between ${ends[0]} and ${ends[1]}, ${flow}`;
  });
  return (
    <svg className="lab-svg lab-chart" viewBox="0 0 320 264">
      <g
        role="img"
        aria-label={`Five resistors. Voltages against ground: ${said.join(', ')}. Currents: ${flows.join(', ')}.`}
      >
        {RESISTORS.map((_, index) => (
          <Resistor key={index} state={state} index={index} />
        ))}
        {NODES.map((node) => (
          <NodeBox key={node} state={state} node={node} />
        ))}
      </g>
      {state.setup.ohms.map((ohms, index) => (
        <Knob key={index} ohms={ohms} index={index} onChange={(to) => onChange(index, to)} />
      ))}
    </svg>
  );
}
