import type { ReactElement } from 'react';

import { Chip, Examples, LabFrame, Options, useLab, type Lab, type Mark } from '@groundwork/labs-kit';
import { EXAMPLES, model, prediction, type State } from './model';
import type { Fate, Order, Script, Send, Setup, Style } from './run';

const SENDS = { parts: 'each part when it is ready', whole: 'all at the end' } as const satisfies Record<Send, string>;
const SCRIPTS = { none: 'none', blocking: 'blocking', defer: 'with defer' } as const satisfies Record<Script, string>;
const STYLES = { none: 'none', head: 'in the head', middle: 'in the middle' } as const satisfies Record<Style, string>;
const ORDERS = {
  last: 'the end',
  first: 'the middle',
  slots: 'the middle, in a slot',
} as const satisfies Record<Order, string>;

function where({ kind, arrives, loaded, parsed, painted }: Fate, second: number): [string, Mark | null] {
  if (arrives > second) return ['not sent', null];
  if (kind !== 'text') return loaded > second ? ['loading', 'look'] : ['loaded', 'found'];
  if (parsed > second) return ['waits for the parser', 'absent'];
  return painted > second ? ['waits for styles', 'absent'] : ['shown', 'found'];
}

/** The tokens in the order of the bytes, each with where it is. */
function Belt({ state }: { readonly state: State }): ReactElement {
  return (
    <ul className="lab-chips" aria-label="The document, in the order of the bytes">
      {state.tokens.map((token) => {
        const [words, mark] = where(token, state.second);
        return <Chip key={token.name} text={`${token.name}: ${words}`} mark={mark} />;
      })}
    </ul>
  );
}

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { position } = lab;
  return (
    <>
      <Examples of={EXAMPLES} start={(chosen) => lab.replace(chosen, 0)} />
      <Options
        lab={lab}
        at={position.at}
        of={{
          send: ['The server sends', SENDS],
          script: ['slow.js', SCRIPTS],
          style: ['late.css', STYLES],
          order: ['Ready last', ORDERS],
        }}
      />
    </>
  );
}

/** A document that arrives in parts: what the parser has, and what is painted. */
export default function HtmlStream(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  return (
    <LabFrame
      lab={lab}
      title="A page while it arrives"
      todo="Step on until all is shown."
      then="Give slow.js a defer, or let a proxy collect the answer."
      notice="What has arrived and is not shown, and what it waits for."
      caption="A blocking script stops the parser, a stylesheet stops the painting of what follows it, and a proxy that collects stops everything. A slot stops nothing."
      prediction={prediction}
      numbers={{ second: state.second, shown: `${state.shown.length} of 5`, page: state.shown.join(', ') || 'empty' }}
      controls={<Controls lab={lab} />}
      marks={['look', 'absent', 'found']}
      signs={['slow.js and late.css take 2 s each']}
    >
      <Belt state={state} />
    </LabFrame>
  );
}
