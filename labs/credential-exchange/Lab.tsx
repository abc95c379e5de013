import type { ReactElement } from 'react';

import { Chip, LabFrame, Options, Row, useLab, WordsRow, type Lab } from '@groundwork/labs-kit';
import { model, prediction } from './model';
import { PARTIES, type Party, type Setup, type State } from './run';

const METHODS = {
  login: 'a login at the registry',
  whole: 'the whole credential',
  chosen: 'chosen claims (SD-JWT)',
  batch: 'a token for each visit',
  proof: 'a zero-knowledge proof',
} as const;
const ASKED = { over18: 'over18', birthdate: 'birthdate', name: 'name' } as const;
const TALKS = { nobody: 'nobody', verifiers: 'bar and shop', issuer: 'bar, shop and registry' } as const;

/** What one party has learnt; what came last is marked. */
function Learnt({ party, state }: { readonly party: Party; readonly state: State }): ReactElement {
  const facts = state.knows[party];
  return (
    <Row label={`the ${party} knows`} says={`The ${party} knows`} none="nothing">
      {facts.map((fact) => {
        const mark = state.fresh[party].includes(fact) ? 'put' : null;
        return <Chip key={fact} text={fact} mark={mark} />;
      })}
    </Row>
  );
}

function Message({ state }: { readonly state: State }): ReactElement {
  return <WordsRow label="message" text={state.message ?? 'none'} />;
}

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  return (
    <Options
      lab={lab}
      of={{
        method: ['Ann shows', METHODS],
        bar: ['The bar asks for', ASKED],
        talk: ['Afterwards these talk', TALKS],
      }}
    />
  );
}

/** Who learns what when credentials are issued, shown and compared. */
export default function CredentialExchange(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  return (
    <LabFrame
      lab={lab}
      title="Who learns what"
      todo="Bet below, then step on."
      then="Find what Ann has to show so that bar and shop cannot link her visits. Then let the registry help them."
      notice="Values that are no claims and are the same in both visits: an account, a signature, a key."
      caption="Hiding claims does not hide the signature and the key. With a token for each visit, bar and shop cannot link the visits. With a zero-knowledge proof, the registry cannot link them either. If the bar asks for the name, neither helps."
      prediction={prediction}
      numbers={Object.fromEntries(PARTIES.map((party) => [`${party}: facts`, state.knows[party].length]))}
      controls={<Controls lab={lab} />}
      marks={['put']}
      signs={[
        '“written”: learnt in this step',
        'k and s: keys and signatures, by number',
        'the login gives each service the same account',
      ]}
    >
      <Message state={state} />
      {PARTIES.map((party) => (
        <Learnt key={party} party={party} state={state} />
      ))}
    </LabFrame>
  );
}
