import { defineLab, places, type Prediction } from '@groundwork/labs-kit/model';

import { decide, type Setup, type State } from './run';

/** The choices of each part, each with its sign in the address. */
export const CHOICES: { readonly [Part in keyof Setup]: readonly Setup[Part][] } = {
  method: ['GET', 'POST', 'PUT'],
  type: ['none', 'text/plain', 'application/json'],
  authorization: ['no', 'yes'],
  cookies: ['no', 'yes'],
  allowOrigin: ['none', '*', 'shop', 'news'],
  allowMethods: ['none', '*', 'PUT'],
  allowHeaders: ['none', '*', 'content-type', 'content-type, authorization'],
  allowCredentials: ['none', 'true'],
};

const NOTHING = { allowOrigin: 'none', allowMethods: 'none', allowHeaders: 'none', allowCredentials: 'none' } as const;
const PLAIN = { method: 'POST', type: 'text/plain', authorization: 'no', cookies: 'no', ...NOTHING } as const;
const COOKIES = { ...PLAIN, method: 'GET', type: 'none', cookies: 'yes' } as const;

/** Requests worth trying; the first ones are those of the note. */
export const EXAMPLES = {
  'POST of text': PLAIN,
  'POST of JSON': { ...PLAIN, type: 'application/json', allowOrigin: '*' },
  'Cookies and *': { ...COOKIES, allowOrigin: '*' },
  'Authorization and *': {
    ...PLAIN,
    method: 'GET',
    type: 'none',
    authorization: 'yes',
    allowOrigin: '*',
    allowHeaders: '*',
  },
} as const satisfies Record<string, Setup>;

const initial: Setup = EXAMPLES['POST of text'];

export const model = defineLab<Setup, State>({
  name: 'cors-decision',
  setup: places(CHOICES),
  initial,
  startAt: 0,
  trace: decide,
});

function predict(): Prediction {
  const choices = ['Nothing', 'OPTIONS alone', 'The POST'];
  const { state, text } = decide(initial).at(-1)!;
  const received = state.received.join();
  return {
    question: 'The page sends a POST with text to an API that sends no CORS headers. What reaches the API?',
    choices,
    right: received === 'POST' ? 2 : received === 'OPTIONS' ? 1 : 0,
    because: text,
  };
}

export const prediction = predict();
