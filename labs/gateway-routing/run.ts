import type { Frame } from '@groundwork/labs-kit/model';

import { forHost, inOrder, objection, RULES, type Reader, type Request, type Rule } from './rules';

export interface Row {
  readonly rule: Rule;
  /** Not looked at yet, does not fit, or taken. */
  readonly fate: 'open' | 'no' | 'yes';
}

export interface State {
  readonly rows: readonly Row[];
  /** Whether the rows stand in the order in which they are tried. */
  readonly sorted: boolean;
  /** Rules that were compared with the request. */
  readonly tried: number;
  /** The service or status, once it is known. */
  readonly answer: string | null;
}

/** The path of a rule in the words of its object, or of nginx. */
export const pathOf = ({ kind, path }: Rule): string => (kind === 'Pattern' ? `~* "^${path}"` : `${kind} ${path}`);

/** What else a rule asks for. */
export const conditionsOf = ({ host, method, beta }: Rule): string[] => [
  ...(method === undefined ? [] : [method]),
  ...(beta === true ? ['beta: yes'] : []),
  ...(host.startsWith('*') ? [host] : []),
];

export const nameOf = (rule: Rule): string => [pathOf(rule), ...conditionsOf(rule)].join(', ');

const SORTED: Readonly<Record<Reader, string>> = {
  gateway: 'The gateway sorts: a full host name first, then exact paths, then the longer path, a method, more headers.',
  ingress: 'The controller sorts: the longer path first, and of two equal ones the exact path.',
  nginx: 'One path of this host is a regular expression, so all are. nginx tries them in the order of its file.',
};

/** The way of one request through the rules, rule by rule. */
export function route(reader: Reader, request: Request): readonly Frame<State>[] {
  const all = RULES[reader];
  const here = inOrder(reader, all).filter((rule) => forHost(rule, request.host));
  const frames: Frame<State>[] = [];
  const say = (text: string, rules: readonly Rule[], tried: number, answer: string | null) =>
    frames.push({
      text,
      state: {
        rows: rules.map((rule, index) => ({ rule, fate: fateOf(index, tried, answer !== null && answer !== '404') })),
        sorted: rules === here,
        tried,
        answer,
      },
    });

  const what = `${request.method} ${request.path} on ${request.host}.example.com${request.beta ? ', with beta: yes' : ''}`;
  say(`${what}. The rules stand as in the ${reader === 'nginx' ? 'configuration' : 'file'}.`, all, 0, null);
  const others = all.length - here.length;
  const left = others === 0 ? '' : ` ${others === 1 ? 'One rule is' : `${others} rules are`} for another host.`;
  say(`${SORTED[reader]}${left}`, here, 0, null);
  for (const [index, rule] of here.entries()) {
    const against = objection(rule, request);
    if (against === null) {
      say(`${nameOf(rule)} fits. ${answerText(rule.to)}`, here, index + 1, rule.to);
      return frames;
    }
    say(`${nameOf(rule)} does not fit: ${against}.`, here, index + 1, null);
  }
  say('No rule fits: 404, from the proxy itself.', here, here.length, '404');
  return frames;
}

function fateOf(index: number, tried: number, taken: boolean): Row['fate'] {
  if (index >= tried) return 'open';
  return taken && index === tried - 1 ? 'yes' : 'no';
}

function answerText(to: string): string {
  return to === '500'
    ? 'Its service is in another namespace, which has not allowed it: 500, from the proxy itself.'
    : `The request goes to ${to}.`;
}
