import type { ReactElement } from 'react';

import { MarkSign, Row, type Mark } from '@groundwork/labs-kit';
import { octal, type State } from './run';
import { ACTS, ask, CLASSES, hasBit, ownerOf, STICKY, USERS, type Bit, type Class, type Place } from './rules';

const BITS = ['r', 'w', 'x'] as const;
const WHOSE = (place: Place): Readonly<Record<Class, string>> => ({
  owner: `owner ${ownerOf(place)}`,
  group: 'group staff',
  other: 'other',
});

interface BitBoxProps {
  readonly on: boolean;
  readonly bit: Bit;
  readonly mark: Mark | null;
}

function BitBox({ on, bit, mark }: BitBoxProps): ReactElement {
  return (
    <li>
      <span className="lab-cell" data-kind={on ? 'key' : 'empty'} data-mark={mark}>
        <span aria-hidden="true">{on ? bit : '-'}</span>
        <span className="lab-hidden">{on ? bit : `no ${bit}`}</span>
        <MarkSign mark={mark} />
      </span>
    </li>
  );
}

/** The nine bits of one place, with what the kernel looks at. */
function PlaceBits({ state, place }: { readonly state: State; readonly place: Place }): ReactElement {
  const mode = place === 'team' ? state.modes.dir : state.modes.file;
  const at = state.at?.place === place ? state.at : null;
  const markOf = (kind: Class, bit: Bit): Mark | null => {
    if (at?.kind !== kind || !at.asks.includes(bit)) return null;
    if (!at.seen) return 'look';
    return hasBit(mode, kind, bit) ? 'found' : 'absent';
  };
  return (
    <div className="lab-second">
      <p className="lab-note">{`${place}, mode ${octal(mode)}${(mode & STICKY) === 0 ? '' : ', sticky'}`}</p>
      {CLASSES.map((kind) => (
        <Row
          key={kind}
          label={`${at?.kind === kind ? '▶ ' : ''}${WHOSE(place)[kind]}`}
          says={`Bits of ${kind} on ${place}`}
        >
          {BITS.map((bit) => (
            <BitBox key={bit} on={hasBit(mode, kind, bit)} bit={bit} mark={markOf(kind, bit)} />
          ))}
        </Row>
      ))}
    </div>
  );
}

const SHORT = { allowed: '✓', EACCES: '✗', EPERM: '✗' } as const;

/** Who may do what with the present modes: every answer at once, but for the question that is open. */
function Everybody({ state }: { readonly state: State }): ReactElement {
  return (
    <table>
      <caption className="lab-hidden">{'Who may do what'}</caption>
      <thead>
        <tr>
          <th scope="col">{'who'}</th>
          {ACTS.map((act) => (
            <th scope="col" key={act}>
              {act}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {USERS.map((user) => (
          <tr key={user}>
            <th scope="row">{user}</th>
            {ACTS.map((act) => {
              // What is being asked is not told before the kernel has answered.
              if (state.op?.act === act && state.answer === null) return <td key={act}>{'?'}</td>;
              const { answer } = ask(state.modes, user, act);
              return (
                <td key={act}>
                  <span aria-hidden="true">{SHORT[answer]}</span>
                  <span className="lab-hidden">{answer === 'allowed' ? 'yes' : `no, ${answer}`}</span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Both modes, what is being looked at, and what follows from them for everybody. */
export function Drawing({ state }: { readonly state: State }): ReactElement {
  return (
    <>
      <PlaceBits state={state} place="team" />
      <PlaceBits state={state} place="plan.txt" />
      <Everybody state={state} />
    </>
  );
}
