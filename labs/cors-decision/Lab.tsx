import type { ReactElement } from 'react';

import { Examples, LabFrame, MarkSign, Options, Row, useLab, type Lab, type OptionsOf } from '@groundwork/labs-kit';
import { CHOICES, EXAMPLES, model, prediction } from './model';
import { allowed, type Row as Question, type Setup, type State } from './run';

const LABELS: Readonly<Record<keyof Setup, string>> = {
  method: 'Method',
  type: 'Content-Type',
  authorization: 'Authorization',
  cookies: 'Cookies',
  allowOrigin: 'Allow-Origin',
  allowMethods: 'Allow-Methods',
  allowHeaders: 'Allow-Headers',
  allowCredentials: 'Allow-Credentials',
};
const MARK = { open: null, yes: 'found', no: 'absent' } as const;

function Line({ label, texts }: { readonly label: string; readonly texts: readonly string[] }): ReactElement {
  return (
    <Row label={label} none="nothing">
      {texts.map((text) => (
        <li className="lab-cell" data-kind="key" key={text}>
          {text}
        </li>
      ))}
    </Row>
  );
}

function Decision({ row: { question, fate } }: { readonly row: Question }): ReactElement {
  return (
    <li>
      <span className="lab-cell" data-kind={fate === 'open' ? 'empty' : 'key'} data-mark={MARK[fate]}>
        <span>{fate === 'open' ? '?' : fate}</span>
        <MarkSign mark={MARK[fate]} />
      </span>
      <span>{question}</span>
    </li>
  );
}

/** The choices of each part of the request and of the answer. */
const PARTS = Object.fromEntries(
  Object.entries(CHOICES).map(([part, values]: [string, readonly string[]]) => [
    part,
    [LABELS[part as keyof Setup], Object.fromEntries(values.map((value) => [value, value]))],
  ]),
) as OptionsOf<Setup>;

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  return (
    <>
      <Examples of={EXAMPLES} start={(chosen) => lab.replace(chosen, 0)} />
      <Options lab={lab} of={PARTS} />
    </>
  );
}

/** A request of a page to another origin: what is sent, what is asked before, and what the page may read. */
export default function CorsDecision(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  return (
    <LabFrame
      lab={lab}
      title="May the page send it, and may it read the answer?"
      todo="Press Step until the page has a result."
      then="Choose “POST of JSON”, and find the fewest permissions with which the page can read the answer. Then set Cookies to yes, and find them again."
      notice="Does the browser refuse before the API receives the POST, or after?"
      caption="With CORS, only a preflight request can stop a request before the API receives it. Without a preflight request, the API does its work first. Then the browser decides if the page may read the answer. The method PUT replaces data. The value news is the origin https://news.example. The lab follows the Fetch Standard. Chromium 156 is less strict: there, * allows Authorization too."
      prediction={prediction}
      numbers={{
        'API received': state.received.join(', ') || 'nothing',
        'page gets': state.page === null ? 'not yet known' : state.page === 'answer' ? 'the answer' : 'a TypeError',
      }}
      controls={<Controls lab={lab} />}
      marks={[]}
      signs={['✓ yes', '✗ no']}
    >
      <Line label="API allows" texts={allowed(lab.setup)} />
      <Line label="on the way" texts={state.flight === null ? [] : [state.flight]} />
      <Line label="API received" texts={state.received} />
      <ul className="lab-chains" aria-label="Questions of the browser">
        {state.rows.map((row) => (
          <Decision key={row.question} row={row} />
        ))}
      </ul>
    </LabFrame>
  );
}
