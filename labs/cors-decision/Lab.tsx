import type { ReactElement } from 'react';

import { Buttons, Choice } from '../_kit/controls';
import { LabFrame } from '../_kit/LabFrame';
import { MarkSign } from '../_kit/marks';
import { useLab, type Lab } from '../_kit/useLab';
import { CHOICES, EXAMPLES, model, prediction } from './model';
import { allowed, type Row, type Setup, type State } from './run';

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
    <div className="lab-row">
      <span className="lab-row-label">{label}</span>
      <ul className="lab-chips" aria-label={label}>
        {texts.length === 0 && <li className="lab-chip-none">nothing</li>}
        {texts.map((text) => (
          <li className="lab-cell" data-kind="key" key={text}>
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Decision({ row: { question, fate } }: { readonly row: Row }): ReactElement {
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

interface PartProps<Part extends keyof Setup> {
  readonly part: Part;
  readonly lab: Lab<Setup, State>;
}

/** The choices of one part of the request or of the answer. */
function Part<Name extends keyof Setup>({ part, lab }: PartProps<Name>): ReactElement {
  const values: readonly Setup[Name][] = CHOICES[part];
  return (
    <Choice
      name={`lab-cors-decision-${part}`}
      label={LABELS[part]}
      options={Object.fromEntries(values.map((value) => [value, value])) as Readonly<Record<string, string>>}
      value={lab.setup[part]}
      onChange={(value) => lab.replace({ ...lab.setup, [part]: value })}
    />
  );
}

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const examples = Object.entries(EXAMPLES).map(([name, chosen]) => [name, () => lab.replace(chosen, 0)]);
  return (
    <>
      <Buttons label="Start from" actions={Object.fromEntries(examples)} />
      {(Object.keys(CHOICES) as (keyof Setup)[]).map((part) => (
        <Part key={part} part={part} lab={lab} />
      ))}
    </>
  );
}

/** A request of a page to another origin: what is sent, what is asked before, and what the page may read. */
export function CorsDecision(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  return (
    <LabFrame
      lab={lab}
      title="May the page send it, and may it read the answer?"
      todo="Step on. Then make it a POST of JSON, and find the fewest permissions with which the page reads the answer. Add cookies, and do it again."
      notice="Which refusals come before the API has done its work, and which after."
      caption="A preflight is all that CORS has to keep a request from the API. Without one the verdict comes when the work is done, and is about reading. The rules are those of the Fetch Standard; Chromium 156 differs in one, Authorization with *."
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
