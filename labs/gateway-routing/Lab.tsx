import type { ReactElement } from 'react';
import { Ask, Choice, Examples, LabFrame, MarkSign, Options, useLab, type Lab } from '@groundwork/labs-kit';
import { EXAMPLES, LONGEST, model, PATH, prediction, type Setup } from './model';
import type { Host, Reader, Request } from './rules';
import { conditionsOf, nameOf, pathOf, type Row, type State } from './run';

const READERS: Readonly<Record<Reader, string>> = {
  gateway: 'two HTTPRoutes, by the Gateway API',
  ingress: 'an Ingress, as it is specified',
  nginx: 'that Ingress in ingress-nginx, beside one with a regular expression',
};
const HOSTS: Readonly<Record<Host, string>> = { shop: 'shop.example.com', news: 'news.example.com' };
const MARK = { open: null, no: 'pass', yes: 'found' } as const;

/** One rule, its service, and what became of it. */
function RuleRow({ row: { rule, fate } }: { readonly row: Row }): ReactElement {
  const mark = MARK[fate];
  const more = conditionsOf(rule);
  return (
    <div className="lab-row">
      <span className="lab-row-label">{rule.to === '500' ? 'bank/pay' : rule.to}</span>
      <span className="lab-chips">
        <span className="lab-cell" data-kind="key" data-mark={mark}>
          <span>{pathOf(rule)}</span>
          <MarkSign mark={mark} />
        </span>
        {more.length > 0 && <span className="lab-chip-none">{more.join(', ')}</span>}
      </span>
    </div>
  );
}

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { setup } = lab;
  const send = (change: Partial<Request>) => (path: string) =>
    lab.replace({ ...setup, request: { ...setup.request, method: 'GET', beta: false, ...change, path } });
  return (
    <>
      <Examples of={EXAMPLES} start={(chosen) => lab.replace(chosen, 0)} />
      <Options lab={lab} of={{ reader: ['The rules are', READERS] }} />
      <Choice
        name="lab-gateway-routing-host"
        label="Host"
        options={HOSTS}
        value={setup.request.host}
        onChange={(host) => lab.replace({ ...setup, request: { ...setup.request, host } })}
      />
      <Ask
        id="lab-gateway-routing-path"
        label="Path"
        start="/cart"
        pattern={PATH}
        hint="A path of letters, digits and / . _ -, that begins with a slash"
        maxLength={LONGEST}
        actions={{ GET: send({}), 'GET with beta': send({ beta: true }), POST: send({ method: 'POST' }) }}
      />
    </>
  );
}

/** One request through the rules of a gateway, of an Ingress, and of nginx with regular expressions. */
export default function GatewayRouting(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  return (
    <LabFrame
      lab={lab}
      title="Which rule gets the request?"
      todo="Step through: the gateway sorts its rules and tries them."
      then="Send /cart with “GET with beta”, and /cart-old under each choice of “The rules are”."
      notice="Which part of a request decides first, and which choice sends /cart-old to cart-start."
      caption="The most specific rule wins, wherever it stands: host, exact path, longer path, method, headers. With one regular expression on the host, ingress-nginx turns every path into a regular expression."
      prediction={prediction}
      numbers={{
        order: state.sorted ? 'as tried' : 'as written',
        tried: `${state.tried} of ${state.rows.length}`,
        answer: state.answer ?? 'open',
      }}
      controls={<Controls lab={lab} />}
      marks={['pass', 'found']}
    >
      <div role="group" aria-label="Rules">
        {state.rows.map((row) => (
          <RuleRow key={`${nameOf(row.rule)} ${row.rule.to}`} row={row} />
        ))}
      </div>
    </LabFrame>
  );
}
