import type { ReactElement } from 'react';

import { Examples, LabFrame, MarkSign, Options, useLab, type Lab } from '@groundwork/labs-kit';
import { EXAMPLES, model, percent, prediction, type Setup, type State } from './model';
import { bitsOf, COLUMNS, ROWS, type Format, type Reach } from './quantise';

const FORMATS = { int8: 'int8', int4: 'int4', mxfp4: 'fp4, a power of two' } as const satisfies Record<Format, string>;
const REACHES = { all: 'all 32 weights', row: 'a row of 8', block: 'a block of 4' } as const satisfies Record<
  Reach,
  string
>;
const OUTLIERS = { yes: '6000', no: '23' } as const;

/** One row: the weights, and what comes back for them. */
function Row({ state, row }: { readonly state: State; readonly row: number }): ReactElement {
  const weights = state.weights.slice(row * COLUMNS, (row + 1) * COLUMNS);
  const stored = state.stored.slice(row * COLUMNS, (row + 1) * COLUMNS);
  const isDone = stored.length > 0;
  return (
    <div className="lab-second">
      <p className="lab-note">{isDone ? `Row ${row}: error ${percent(state.errors[row]!)}` : `Row ${row}`}</p>
      <ol className="lab-slots" aria-label={`Weights of row ${row}`}>
        {weights.map((weight, index) => (
          <li key={index}>
            <span className="lab-index">{String(weight)}</span>
            <Stored value={stored[index]} isNow={row === state.row} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Stored({ value, isNow }: { readonly value: number | undefined; readonly isNow: boolean }): ReactElement {
  if (value === undefined) return <div className="lab-cell" data-kind="empty" />;
  const mark = value === 0 ? 'absent' : isNow ? 'put' : null;
  return (
    <div className="lab-cell" data-mark={mark}>
      <span className="lab-index">{String(Math.round(value))}</span>
      <MarkSign mark={mark} />
    </div>
  );
}

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  return (
    <>
      <Examples label="Show" of={EXAMPLES} start={(chosen) => lab.replace(chosen)} />
      <Options
        lab={lab}
        of={{
          format: ['Stored as', FORMATS],
          reach: ['A scale serves', REACHES],
          outlier: ['The first weight is', OUTLIERS],
        }}
      />
    </>
  );
}

/** Thirty-two weights that are rounded to few bits, with one large among them. */
export default function QuantisedWeights(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  const { format, reach } = lab.setup;
  return (
    <LabFrame
      lab={lab}
      title="Who shares a scale with the large one"
      todo="Step on through the rows."
      then="Give each row its scale, then each block, and try four bits."
      notice="Which weights become 0, and that no row but the first has a large weight."
      caption="A scale protects those outside its group. A smaller group costs more bits for scales."
      prediction={prediction}
      numbers={{
        'bits a weight': bitsOf(format, reach).toFixed(1),
        'a step in row 0': (Math.round(state.scales[0]! * 10) / 10).toString(),
        'in row 3': (Math.round(state.scales[(ROWS - 1) * COLUMNS]! * 10) / 10).toString(),
      }}
      controls={<Controls lab={lab} />}
      marks={['put', 'absent']}
      signs={['above: the weight in thousandths, in the box: what comes back']}
    >
      {Array.from({ length: ROWS }, (_, row) => (
        <Row key={row} state={state} row={row} />
      ))}
    </LabFrame>
  );
}
