import type { LabModel, Prediction } from '../../lib/labModel';

import type { Reader, Request } from './rules';
import { route, type State } from './run';

export interface Setup {
  readonly reader: Reader;
  readonly request: Request;
}

/** What a path may look like here, and the longest. */
export const PATH = '/[A-Za-z0-9/._\\-]*';
export const LONGEST = 24;

const READER_OF: Readonly<Record<string, Reader>> = { g: 'gateway', i: 'ingress', n: 'nginx' };
const CODE = /^[gin][sn][gp][b-]$/;
const whole = new RegExp(`^${PATH}$`);

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

export const model: LabModel<Setup, State> = {
  name: 'gateway-routing',
  initial,
  startAt: 0,
  trace,
  encode: ({ reader, request: { method, host, path, beta } }) =>
    `${reader[0]!}${host[0]!}${method[0]!.toLowerCase()}${beta ? 'b' : '-'}${path}`,
  decode(text) {
    const [code, path] = [text.slice(0, 4), text.slice(4)];
    if (!CODE.test(code) || path.length > LONGEST || !whole.test(path)) return null;
    return {
      reader: READER_OF[code[0]!]!,
      request: {
        method: code[2] === 'p' ? 'POST' : 'GET',
        host: code[1] === 's' ? 'shop' : 'news',
        path,
        beta: code[3] === 'b',
      },
    };
  },
};

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
