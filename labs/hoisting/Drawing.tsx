import type { ReactElement } from 'react';

import { Chip, Columns } from '@groundwork/labs-kit';
import type { State } from './run';
import type { Where } from './source';

const RECORDS: readonly (readonly [Where, string])[] = [
  ['block', 'the block'],
  ['main', 'main()'],
  ['script', 'the file'],
];

/** The scopes from the inside out, and what their x holds. */
export function Records({ state, block }: { readonly state: State; readonly block: boolean }): ReactElement {
  const rows = RECORDS.filter(([where]) => block || where !== 'block');
  return (
    <table>
      <caption className="lab-hidden">{'What x holds in each scope, from the inside out'}</caption>
      <Columns names={['scope', 'x']} />
      <tbody>
        {rows.map(([where, name]) => {
          const slot = state.slots.find((one) => one.where === where);
          const mark = state.about?.where === where ? state.about.mark : null;
          const words = slot === undefined ? 'no x' : (slot.value ?? 'uninitialised');
          return (
            <tr key={where}>
              <th scope="row">{name}</th>
              <td>
                <ul className="lab-chips">
                  <Chip text={words} kind={slot === undefined ? 'empty' : 'key'} mark={mark} />
                </ul>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
