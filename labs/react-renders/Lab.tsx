import type { ReactElement } from 'react';

import { Choice } from '../_kit/controls';
import { LabFrame } from '../_kit/LabFrame';
import { MarkSign, type Mark } from '../_kit/marks';
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

function Chip({ text, mark }: { readonly text: string; readonly mark: Mark | null }): ReactElement {
  return (
    <li className="lab-cell" data-kind={mark === null ? 'empty' : 'key'} data-mark={mark}>
      <span>{text}</span>
      <MarkSign mark={mark} />
    </li>
  );
}

/** The tree from the top, what became of each component, and what was written. */
function Tree({ state }: { readonly state: State }): ReactElement {
  const { writes } = state;
  const marked = writes !== null && writes.length > 0;
  return (
    <>
      <table>
        <caption className="lab-hidden">{'Each component, and whether it was called'}</caption>
        <thead>
          <tr>
            <th scope="col">{'component'}</th>
            <th scope="col">{'this click'}</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([name, label]) => {
            const verdict = state.seen.find((one) => one.name === name)?.verdict;
            const mark = verdict === undefined ? null : verdict === 'called' ? 'look' : 'pass';
            return (
              <tr key={name}>
                <th scope="row">{label}</th>
                <td>
                  <ul className="lab-chips">
                    <Chip text={verdict ?? (writes === null ? 'not yet' : 'not asked')} mark={mark} />
                  </ul>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <div className="lab-row">
        <span className="lab-row-label">{'written to the DOM'}</span>
        <ul className="lab-chips" aria-label="Written to the DOM">
          <Chip
            text={writes === null ? 'not committed yet' : writes.join(', ') || 'nothing'}
            mark={marked ? 'changed' : null}
          />
        </ul>
      </div>
    </>
  );
}

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { setup } = lab;
  const show = (change: Partial<Setup>) => lab.replace({ ...setup, ...change });
  return (
    <>
      <Choice
        name="lab-react-renders-cause"
        label="The click sets"
        options={CAUSES}
        value={setup.cause}
        onChange={(cause) => show({ cause })}
      />
      <Choice
        name="lab-react-renders-place"
        label="Who writes <Plain />"
        options={PLACES}
        value={setup.place}
        onChange={(place) => show({ place })}
      />
      <Choice
        name="lab-react-renders-memo"
        label="Plain in memo"
        options={YES}
        value={setup.memo ? 'yes' : 'no'}
        onChange={(memo) => show({ memo: memo === 'yes' })}
      />
      <Choice
        name="lab-react-renders-array"
        label="The array for Memo is"
        options={ARRAYS}
        value={setup.array}
        onChange={(array) => show({ array })}
      />
      <Choice
        name="lab-react-renders-shown"
        label="The counted number is shown"
        options={YES}
        value={setup.shown ? 'yes' : 'no'}
        onChange={(shown) => show({ shown: shown === 'yes' })}
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
