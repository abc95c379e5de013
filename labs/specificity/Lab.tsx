import type { ReactElement } from 'react';

import { Ask, Chip, Examples, LabFrame, Options, useLab, type Lab } from '@groundwork/labs-kit';
import {
  EXAMPLES,
  isAllowed,
  LONGEST,
  model,
  PATTERN,
  prediction,
  type Layered,
  type Setup,
  type Side,
  type State,
} from './model';

const LAYERS = { none: 'neither rule', first: 'the first rule', second: 'the second rule' } as const satisfies Record<
  Layered,
  string
>;
const COLUMNS = ['IDs', 'classes', 'types'] as const;

/** One selector: its parts so far, each with its specificity, and their sum. */
function Scale({
  side,
  name,
  isAt,
  isWinner,
}: {
  readonly side: Side;
  readonly name: string;
  readonly isAt: boolean;
  readonly isWinner: boolean;
}): ReactElement {
  return (
    <div className="lab-second">
      <p className="lab-note">{`${isWinner ? '✓ ' : ''}${name}: ${side.selector}`}</p>
      <ul className="lab-chips" aria-label={`Parts of the ${name} selector`}>
        {side.parts.length === 0 && <li className="lab-chip-none">nothing counted</li>}
        {side.parts.map(({ text, weight }, index) => {
          const mark = isAt && index === side.parts.length - 1 ? 'look' : null;
          return <Chip key={index} text={`${text} ${weight.join(',')}`} mark={mark} />;
        })}
      </ul>
    </div>
  );
}

/** The three counts of both, compared from left to right. */
function Counts({ state }: { readonly state: State }): ReactElement {
  return (
    <table>
      <caption className="lab-hidden">{'The counts of both selectors'}</caption>
      <thead>
        <tr>
          <th scope="col">rule</th>
          {COLUMNS.map((column) => (
            <th scope="col" key={column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(['first', 'second'] as const).map((which) => (
          <tr key={which}>
            <th scope="row">{which}</th>
            {state[which].weight.map((count, index) => (
              <td key={COLUMNS[index]}>{count}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { setup } = lab;
  const ask = (which: 'first' | 'second', label: string): ReactElement => (
    <Ask
      key={setup[which]}
      id={`lab-specificity-${which}`}
      label={label}
      start={setup[which]}
      pattern={PATTERN}
      hint="One selector without a comma outside brackets"
      maxLength={LONGEST}
      actions={{ Count: (text) => isAllowed(text) && lab.replace({ ...setup, [which]: text }) }}
    />
  );
  return (
    <>
      <Examples of={EXAMPLES} start={(chosen) => lab.replace(chosen, 0)} />
      {ask('first', 'First')}
      {ask('second', 'Second')}
      <Options lab={lab} of={{ layer: ['In a layer is', LAYERS] }} />
    </>
  );
}

/** The specificity of two selectors: what each part counts, and which rule wins. */
export default function Specificity(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  return (
    <LabFrame
      lab={lab}
      title="Which of two rules wins?"
      todo="Step on, until the second selector is counted."
      then="Put the winner into a layer, or type selectors of your own."
      notice="What an ID in brackets counts, and which column decides."
      caption="The column classes also counts attributes and pseudo-classes, and the column types also pseudo-elements. The columns are compared from the left: ten classes do not make an ID. If all columns are equal, the second rule wins, because it is later. If one rule is in a layer, the other rule wins, whatever was counted."
      prediction={prediction}
      numbers={{
        first: state.first.weight.join(','),
        second: state.second.weight.join(','),
        winner: state.winner ?? 'not yet known',
      }}
      controls={<Controls lab={lab} />}
      marks={['look']}
      signs={['✓ the rule that wins']}
    >
      <Scale side={state.first} name="first" isAt={state.at === 'first'} isWinner={state.winner === 'first'} />
      <Scale side={state.second} name="second" isAt={state.at === 'second'} isWinner={state.winner === 'second'} />
      <Counts state={state} />
    </LabFrame>
  );
}
