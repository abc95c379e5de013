import type { ReactElement } from 'react';

import { Chip, Columns, LabFrame, Options, Row, useLab, type Lab, type Mark } from '@groundwork/labs-kit';
import { model, prediction } from './model';
import type { Name, Setup, State } from './run';

const CAUSES = {
  app: 'state of App',
  box: 'state of Box',
  theme: 'the theme',
  again: 'state of Box, to its old value',
} as const;
const PLACES = { children: 'App, which passes it to Box', own: 'Box' } as const;
const ARRAYS = { kept: 'made once, outside App', made: 'made at each call of App' } as const;
const YES = { no: 'no', yes: 'yes' } as const;

const ROWS: readonly (readonly [Name, string])[] = [
  ['App', 'App'],
  ['Box', '› Box'],
  ['Plain', '› › Plain'],
  ['Memo', '› Memo'],
  ['Themed', '› Themed'],
];

function Verdict({ text, mark }: { readonly text: string; readonly mark: Mark | null }): ReactElement {
  return <Chip text={text} kind={mark === null ? 'empty' : 'key'} mark={mark} />;
}

/** The tree from the top, what became of each component, and what was written. */
function Tree({ state }: { readonly state: State }): ReactElement {
  const { writes } = state;
  const marked = writes !== null && writes.length > 0;
  return (
    <>
      <table>
        <caption className="lab-hidden">{'Each component, and whether React called it'}</caption>
        <Columns names={['component', 'this click']} />
        <tbody>
          {ROWS.map(([name, label]) => {
            const verdict = state.seen.find((one) => one.name === name)?.verdict;
            const mark = verdict === undefined ? null : verdict === 'called' ? 'look' : 'pass';
            return (
              <tr key={name}>
                <th scope="row">{label}</th>
                <td>
                  <ul className="lab-chips">
                    <Verdict text={verdict ?? (writes === null ? 'not yet' : 'not called')} mark={mark} />
                  </ul>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <Row label={'changed in the DOM'} says="Changed in the DOM">
        <Verdict
          text={writes === null ? 'not committed yet' : writes.join(', ') || 'nothing'}
          mark={marked ? 'changed' : null}
        />
      </Row>
    </>
  );
}

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  return (
    <>
      <Options
        lab={lab}
        of={{
          cause: ['The click sets', CAUSES],
          place: ['The element <Plain /> is made by', PLACES],
          memo: ['Plain is in memo', YES],
          array: ['The array for Memo is', ARRAYS],
          shown: ['The page shows the state of App and Box', YES],
        }}
      />
    </>
  );
}

/** One click: which components are called, which are left out and why, and what reaches the DOM. */
export default function ReactRenders(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  return (
    <LabFrame
      lab={lab}
      title="One click: which components React calls, and what changes in the DOM"
      todo="Step through the changes of state."
      then="Let Box make <Plain />: React calls Plain. Then put Plain in memo: React leaves Plain out."
      notice="React calls components at nearly every click, but the DOM often stays as it is."
      caption="React calls the component whose state changed. Below it, React leaves a component out if its element is the same object as before, or if it is in memo and its props are equal. But React also calls a component that reads a changed context."
      prediction={prediction}
      numbers={{
        called: state.seen.filter(({ verdict }) => verdict === 'called').length,
        'left out': state.seen.filter(({ verdict }) => verdict === 'left out').length,
        'DOM changes': state.writes?.length ?? '–',
      }}
      controls={<Controls lab={lab} />}
      marks={['changed']}
      signs={['◆ called', '→ left out']}
    >
      <Tree state={state} />
    </LabFrame>
  );
}
