import { useState, type ReactElement } from 'react';

import { Ask, Buttons, Columns, LabFrame, MarkSign, Options, useLab, WordsRow, type Lab } from '@groundwork/labs-kit';
import { browserHash } from './browser';
import { LONGEST_PASSWORD, model, prediction } from './model';
import { ACCOUNTS, ROUNDS, WORDS } from './passwords';
import { short, type Setup, type State } from './run';

const NAMES = {
  none: 'the digest alone',
  shared: 'one salt for all',
  each: 'a salt each',
  slow: `a salt each, ${ROUNDS} rounds`,
  pepper: 'a salt each, and a pepper',
} as const;

/** The stolen table, with what the thief does in it. */
function Table({ state }: { readonly state: State }): ReactElement {
  return (
    <table>
      <Columns names={['account', 'salt', 'digest', 'password']} />
      <tbody>
        {state.rows.map(({ name, salt, hash, opened }, index) => {
          const here = state.compared.includes(index);
          const mark = here ? (opened === null ? 'pass' : 'found') : null;
          return (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <code>{salt || 'none'}</code>
              </td>
              <td>
                <span className="lab-chips">
                  <span className="lab-cell" data-mark={mark}>
                    <span>{short(hash)}</span>
                    <MarkSign mark={mark} />
                  </span>
                </span>
              </td>
              <td>{opened ?? '?'}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Guess({ state }: { readonly state: State }): ReactElement {
  return (
    <WordsRow
      label="the guess"
      text={state.trying === null ? 'none in hand' : `“${state.trying.word}” gives ${short(state.trying.hash)}`}
    />
  );
}

function numbers(state: State): Record<string, string | number> {
  const opened = state.rows.filter((row) => row.opened !== null).length;
  return {
    'digests computed': state.work,
    'accounts open': `${opened} of ${ACCOUNTS.length}`,
    'words on the list': WORDS.length,
  };
}

/** Ann's row again, from the browser's own cryptography. */
function BrowserSays({ setup, hash }: { readonly setup: Setup; readonly hash: string }): ReactElement {
  const [answer, setAnswer] = useState({ to: '', text: '' });
  const asked = model.encode(setup);
  const ask = async () => {
    const theirs = await browserHash(setup);
    const same = theirs === hash ? 'the same as the figure' : 'not what the figure says';
    const text =
      theirs === null ? 'Your browser does not offer it here.' : `Your browser says ${short(theirs)}, ${same}.`;
    setAnswer({ to: asked, text });
  };
  return (
    <div className="lab-second lab-controls">
      <Buttons label="Ann’s row" actions={{ 'Ask my browser’s cryptography': () => void ask() }} />
      <p className="lab-note" role="status">
        {answer.to === asked ? answer.text : 'Web Cryptography computes the same digest from salt and password.'}
      </p>
    </div>
  );
}

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { setup } = lab;
  return (
    <>
      <Options lab={lab} of={{ protection: ['The bank stores', NAMES] }} />
      <Ask
        id="lab-salted-hash-ann"
        label="Ann’s password"
        start={setup.ann}
        pattern="[a-z0-9]+"
        hint="Small letters and digits"
        maxLength={LONGEST_PASSWORD}
        actions={{ Store: (ann) => lab.replace({ ...setup, ann }, 0) }}
      />
    </>
  );
}

/** A stolen table of passwords under five ways to store them. */
export default function SaltedHash(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  return (
    <LabFrame
      lab={lab}
      title="A stolen table of passwords"
      todo="Step on: the thief tries the words on the list."
      then="Choose another way to store. You can also type another password for Ann and press Store."
      notice="How many digests the thief computes, and how many accounts open, with each way to store."
      caption="With a salt each, the thief hashes the words again for every account. Rounds make each guess slower. But neither salts nor rounds protect a password that is on the list. A pepper does, while the pepper stays secret."
      prediction={prediction}
      numbers={numbers(state)}
      controls={<Controls lab={lab} />}
      marks={['pass', 'found']}
      signs={['digests: the first 8 of 64 digits', `${ROUNDS} rounds: few, so that the lab stays fast`]}
      below={<BrowserSays setup={lab.setup} hash={state.rows[0]!.hash} />}
    >
      <Table state={state} />
      <Guess state={state} />
    </LabFrame>
  );
}
