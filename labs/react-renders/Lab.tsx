import type { ReactElement } from 'react';

import { LabFrame } from '../_kit/LabFrame';
import type { Mark } from '../_kit/marks';
import { Options } from '../_kit/Options';
import { Chip, Columns, Row } from '../_kit/rows';
import { useLab, type Lab } from '../_kit/useLab';
import { model, prediction } from './model';
import type { Name, Setup, State } from './run';

const CAUSES = {
  app: 'state of App',
  box: 'state of Box',
  theme: 'theme',
  again: 'state of Box, to the same',
} as const;
const PLACES = { children: 'App, as children', own: 'Box' } as const;
const ARRAYS = { kept: 'kept outside', made: 'made in App' } as const;
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
        <caption className="lab-hidden">{'Each component, and whether it was called'}</caption>
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
                    <Verdict text={verdict ?? (writes === null ? 'not yet' : 'not asked')} mark={mark} />
                  </ul>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <Row label={'written to the DOM'} says="Written to the DOM">
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
          place: ['Who writes <Plain />', PLACES],
          memo: ['Plain in memo', YES],
          array: ['The array for Memo is', ARRAYS],
          shown: ['The counted number is shown', YES],
        }}
      />
    </>
  );
}

/** One click: which components are called, which are left out and why, and what reaches the DOM. */
export function ReactRenders(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  return (
    <LabFrame
      lab={lab}
      title="One click: who is called, and what is written"
      todo="Step on. Then let Box write <Plain /> itself, and look for two other ways to leave Plain out."
      notice="Why a component is left out: the very same element, or memo with the same props. And how seldom a call ends in a write."
      caption="A component that sets state is called, and everything below it whose element is new. The very same element ends the walk, memo ends it at equal props, and a changed context gets past both. Themed and Memo are in memo."
      prediction={prediction}
      numbers={{
        called: state.seen.filter(({ verdict }) => verdict === 'called').length,
        'left out': state.seen.filter(({ verdict }) => verdict === 'left out').length,
        writes: state.writes?.length ?? '–',
      }}
      controls={<Controls lab={lab} />}
      marks={['changed']}
      signs={['◆ called', '→ left out']}
    >
      <Tree state={state} />
    </LabFrame>
  );
}
