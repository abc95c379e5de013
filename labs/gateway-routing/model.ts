import { byKey, byLetter, defineLab, fields, flag, matching, where, type Prediction } from '@groundwork/labs-kit/model';

import type { Reader, Request } from './rules';
import { route, type State } from './run';

export interface Setup {
  readonly reader: Reader;
  readonly request: Request;
}

/** What a path may look like here, and the longest. */
export const PATH = '/[A-Za-z0-9/._\\-]*';
export const LONGEST = 24;

const shop = (path: string, beta = false): Request => ({ method: 'GET', host: 'shop', path, beta });

/** Requests worth trying, each with who reads the rules. */
export const EXAMPLES = {
  'Host against exact path': { reader: 'gateway', request: shop('/cart/items') },
  'Exact path against header': { reader: 'gateway', request: shop('/cart', true) },
  'Not a prefix': { reader: 'gateway', request: shop('/cart-old') },
  'Not a prefix, by nginx': { reader: 'nginx', request: shop('/cart-old') },
} as const satisfies Record<string, Setup>;

const initial: Setup = EXAMPLES['Host against exact path'];

const trace = ({ reader, request }: Setup) => route(reader, request);

/** Where a request ends: a service, or a status of the proxy. */
export const answerTo = (setup: Setup): string => trace(setup).at(-1)!.state.answer!;

export const model = defineLab<Setup, State>({
  name: 'gateway-routing',
  setup: fields(
    {
      reader: byLetter(['gateway', 'ingress', 'nginx']),
      request: fields<Request>(
        {
          host: byLetter(['shop', 'news']),
          method: byKey({ g: 'GET', p: 'POST' }),
          beta: flag('b', '-'),
          path: where(matching(PATH), ({ length }) => length <= LONGEST),
        },
        '',
      ),
    },
    '',
  ),
  initial,
  startAt: 0,
  trace,
});

function predict(): Prediction {
  const choices = ['web', 'cart', 'orders', 'catch-all'];
  const frames = trace(initial);
  return {
    question: 'GET /cart/items on shop.example.com. Which service gets it?',
    choices,
    right: choices.indexOf(answerTo(initial)),
    because: `${frames[1]!.text} So catch-all, with its exact path, stands last. ${frames[3]!.text} ${frames.at(-1)!.text}`,
  };
}

export const prediction = predict();
