import type { ReactElement } from 'react';

import { Ask, Examples, LabFrame, MarkSign, Options, useLab, type Lab, type Mark } from '@groundwork/labs-kit';
import { EXAMPLES, model, MOST_VISITS, prediction } from './model';
import { HEADERS, type Setup, type State } from './run';

const CACHES = { browser: 'a browser’s', shared: 'a shared one, as in a CDN' } as const;
const ETAGS = { yes: 'yes', no: 'no' } as const;

interface RowProps {
  readonly label: string;
  readonly text: string | null;
  readonly mark?: Mark | null;
}

function Row({ label, text, mark = null }: RowProps): ReactElement {
  return (
    <div className="lab-row">
      <span className="lab-row-label">{label}</span>
      <span className="lab-chips">
        {text === null ? (
          <span className="lab-chip-none">nothing</span>
        ) : (
          <span className="lab-cell" data-kind="key" data-mark={mark}>
            <span>{text}</span>
            <MarkSign mark={mark} />
          </span>
        )}
      </span>
    </div>
  );
}

const WIDTH = 320;

/** The age of the stored response against its lifetime, on one scale. */
function Age({ stored }: { readonly stored: State['stored'] }): ReactElement {
  const scale = (seconds: number): number => Math.min(WIDTH - 4, Math.round((seconds / 130) * (WIDTH - 4)));
  const age = stored?.age ?? 0;
  const lifetime = stored?.lifetime ?? 0;
  const said = stored === null ? 'Nothing is stored.' : `Age ${age} s, fresh for ${lifetime} s.`;
  return (
    <svg className="lab-svg lab-chart" viewBox={`0 0 ${WIDTH} 56`} role="img" aria-label={said}>
      <text className="lab-svg-left" x={2} y={11}>
        {stored === null ? 'nothing is stored' : `fresh for ${lifetime} s`}
      </text>
      <rect className="lab-shape" data-mark="found" x={2} y={15} width={scale(lifetime)} height={9} />
      <rect
        className="lab-shape"
        data-mark={age < lifetime ? 'look' : 'absent'}
        x={2}
        y={27}
        width={scale(age)}
        height={9}
      />
      <text className="lab-svg-left" x={2} y={51}>
        {stored === null ? '' : `age ${age} s: ${age < lifetime ? 'fresh' : 'stale'}`}
      </text>
    </svg>
  );
}

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { setup } = lab;
  const more = (changed: boolean) => (text: string) =>
    lab.extend({ ...setup, visits: [...setup.visits, { wait: Number(text), changed }].slice(0, MOST_VISITS) });
  return (
    <>
      <Examples of={EXAMPLES} start={(chosen) => lab.replace(chosen, 0)} />
      <Options
        lab={lab}
        of={{
          cache: ['The cache is', CACHES],
          policy: ['Responses say', HEADERS],
          etag: ['With an ETag', ETAGS],
        }}
      />
      <Ask
        id="lab-cache-life-wait"
        label="Seconds later"
        start="30"
        numeric
        pattern="[1-9][0-9]{0,2}"
        hint="Whole seconds from 1 to 999"
        maxLength={3}
        actions={{ 'a request': more(false), 'a change, then a request': more(true) }}
      />
    </>
  );
}

/** A response in a cache, on a clock that the reader moves: fresh, stale, asked about, replaced. */
export default function CacheLife(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  const isOld = state.read !== null && state.read !== state.server;
  return (
    <LabFrame
      lab={lab}
      title="A response’s life in a cache"
      todo="Step through the first run: the file changes at 15 s."
      then="Choose no-cache, later Last-Modified, under “Responses say”, and add requests of your own."
      notice="Which requests reach the server, and which of the others read an old version."
      caption="While a copy is fresh, the cache does not ask, so it sees no change. With Last-Modified and no Cache-Control, the response names no lifetime: the cache takes a tenth of the time since the last change, here 60 s at first."
      prediction={prediction}
      numbers={{
        time: `${state.time} s`,
        'server answered': state.asked.join(', ') || 'nothing',
        'old versions read': state.outdated,
      }}
      controls={<Controls lab={lab} />}
      marks={[]}
      signs={['✓ the newest version', '✗ an old version']}
    >
      <Age stored={state.stored} />
      <Row label="reader got" text={state.read === null ? null : `#${state.read}`} mark={isOld ? 'absent' : 'found'} />
      <Row label="cache holds" text={state.stored === null ? null : `#${state.stored.version}`} />
      <Row label="on the way" text={state.flight} />
      <Row label="server has" text={`#${state.server}`} />
    </LabFrame>
  );
}
