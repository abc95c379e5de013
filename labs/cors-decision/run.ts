import type { Frame } from '@groundwork/labs-kit/model';

/** What the page asks for, and what the API's answers allow: to the preflight and to the request the same. */
export interface Setup {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly type: 'none' | 'text/plain' | 'application/json';
  readonly authorization: 'no' | 'yes';
  readonly cookies: 'no' | 'yes';
  readonly allowOrigin: 'none' | '*' | 'shop' | 'news';
  readonly allowMethods: 'none' | '*' | 'PUT';
  readonly allowHeaders: 'none' | '*' | 'content-type' | 'content-type, authorization';
  readonly allowCredentials: 'none' | 'true';
}

export interface Row {
  readonly question: string;
  /** Not asked yet, no objection, or the end of it. */
  readonly fate: 'open' | 'yes' | 'no';
}

export interface State {
  /** What is on its way, with the direction. */
  readonly flight: string | null;
  readonly received: readonly string[];
  readonly rows: readonly Row[];
  /** What the page gets, once that is known. */
  readonly page: 'answer' | 'TypeError' | null;
}

export const SHOP = 'https://shop.example';
const ORIGINS = { shop: SHOP, news: 'https://news.example' } as const;
const SAFE_METHODS = ['GET', 'HEAD', 'POST'];

/** The names of the headers that no form could send, in the order of the alphabet: Fetch, CORS-unsafe request-header names. */
export const unsafeHeaders = ({ type, authorization }: Setup): readonly string[] => [
  ...(authorization === 'yes' ? ['authorization'] : []),
  ...(type === 'application/json' ? ['content-type'] : []),
];

export const needsPreflight = (setup: Setup): boolean =>
  !SAFE_METHODS.includes(setup.method) || unsafeHeaders(setup).length > 0;

/** The answer's headers in words. */
export function allowed(setup: Setup): readonly string[] {
  const { allowOrigin, allowMethods, allowHeaders, allowCredentials } = setup;
  const origin = allowOrigin === 'shop' || allowOrigin === 'news' ? ORIGINS[allowOrigin] : allowOrigin;
  return [
    ['Origin', origin],
    ['Methods', allowMethods],
    ['Headers', allowHeaders],
    ['Credentials', allowCredentials],
  ].flatMap(([name, value]) => (value === 'none' ? [] : [`Allow-${name!}: ${value!}`]));
}

/** Why the CORS check fails, or null when it does not: Fetch, CORS check. */
export function originObjection({ allowOrigin, allowCredentials, cookies }: Setup): string | null {
  if (allowOrigin === 'none') return 'there is no Allow-Origin';
  if (allowOrigin === '*') return cookies === 'yes' ? 'with cookies, * is no permission' : null;
  if (allowOrigin === 'news') return `${ORIGINS.news} is not ${SHOP}`;
  return cookies === 'yes' && allowCredentials === 'none' ? 'with cookies, Allow-Credentials: true is needed' : null;
}

/** Why a method or header is not allowed by the preflight's answer, or null: section “CORS-preflight” of the standard. */
export function methodObjection({ method, allowMethods, cookies }: Setup): string | null {
  if (SAFE_METHODS.includes(method) || method === allowMethods) return null;
  if (allowMethods === '*') return cookies === 'yes' ? 'with cookies, * is the name of a method' : null;
  return `${method} is not in Allow-Methods`;
}

export function headerObjection(setup: Setup): string | null {
  const { allowHeaders, cookies } = setup;
  const listed = allowHeaders.split(', ');
  const missing = unsafeHeaders(setup).find(
    (name) => !listed.includes(name) && (allowHeaders !== '*' || name === 'authorization'),
  );
  if (missing !== undefined) return `${missing} is not ${allowHeaders === '*' ? 'meant by *' : 'in Allow-Headers'}`;
  return allowHeaders === '*' && cookies === 'yes' && unsafeHeaders(setup).length > 0
    ? 'with cookies, * is the name of a header'
    : null;
}

const QUESTIONS = {
  form: 'is the method GET, HEAD or POST?',
  types: 'are all headers safelisted?',
  preflight: 'preflight: is the origin allowed?',
  method: 'preflight: is the method allowed?',
  headers: 'preflight: are the headers allowed?',
  read: 'answer: may the page read it?',
} as const;
type Question = keyof typeof QUESTIONS;

/** One request of a page of the shop to the API, decision by decision. */
export function decide(setup: Setup): readonly Frame<State>[] {
  const asks = needsPreflight(setup);
  const list: Question[] = ['form', 'types', ...(asks ? (['preflight', 'method', 'headers'] as const) : []), 'read'];
  const frames: Frame<State>[] = [];
  let state: State = {
    flight: null,
    received: [],
    rows: list.map((name) => ({ question: QUESTIONS[name], fate: 'open' })),
    page: null,
  };
  const say = (text: string, change: Partial<State>): void => {
    state = { ...state, flight: null, ...change };
    frames.push({ text, state });
  };
  const settle = (name: Question, fate: Row['fate']): Pick<State, 'rows'> => ({
    rows: state.rows.map((row) => (row.question === QUESTIONS[name] ? { ...row, fate } : row)),
  });
  const { method } = setup;

  const unsafe = unsafeHeaders(setup);
  const isSafe = SAFE_METHODS.includes(method);

  say(`A script of ${SHOP} asks for a request: ${inWords(setup)}. The browser has not sent anything yet.`, {});
  say(
    isSafe
      ? `${method} is one of GET, HEAD and POST, so the method needs no preflight request.`
      : `${method} is not GET, HEAD or POST, so the browser asks first, with a preflight request.`,
    settle('form', isSafe ? 'yes' : 'no'),
  );
  say(
    unsafe.length === 0
      ? `All headers that the script sets are safelisted${asks ? '' : ', so the browser sends the request without a preflight request'}.`
      : `Not safelisted: ${unsafe.map((name) => `${name}${name === 'content-type' ? `: ${setup.type}` : ''}`).join(' and ')}. So the browser asks first, with a preflight request.`,
    settle('types', unsafe.length === 0 ? 'yes' : 'no'),
  );

  if (asks) {
    say('The browser sends OPTIONS, without content and without cookies. It names the method and the headers.', {
      flight: 'OPTIONS →',
      received: ['OPTIONS'],
    });
    const checks: readonly [Question, string | null][] = [
      ['preflight', originObjection(setup)],
      ['method', methodObjection(setup)],
      ['headers', headerObjection(setup)],
    ];
    for (const [name, against] of checks) {
      if (against !== null) {
        say(`The preflight fails: ${against}. The ${method} is never sent, and the page gets a TypeError.`, {
          ...settle(name, 'no'),
          page: 'TypeError',
        });
        return frames;
      }
      say(`${QUESTIONS[name][11]!.toUpperCase()}${QUESTIONS[name].slice(12)} Yes.`, {
        flight: '← 204',
        ...settle(name, 'yes'),
      });
    }
  }

  const cookie = setup.cookies === 'yes' ? ', with the cookies of the API' : '';
  say(`The browser sends the ${method}${cookie}. The API carries it out.`, {
    flight: `${method} →`,
    received: [...state.received, method],
  });
  say('The answer is on its way to the browser.', { flight: '← 200' });
  const against = originObjection(setup);
  if (against === null)
    say('The answer allows the origin, so the page may read it.', {
      flight: '← 200',
      ...settle('read', 'yes'),
      page: 'answer',
    });
  else
    say(
      `The browser has the answer, but the page may not read it: ${against}. The page gets a TypeError. The API has done its work.`,
      {
        flight: '← 200',
        ...settle('read', 'no'),
        page: 'TypeError',
      },
    );
  return frames;
}

function inWords({ method, type, authorization, cookies }: Setup): string {
  const more = [
    ...(type === 'none' ? [] : [`Content-Type: ${type}`]),
    ...(authorization === 'yes' ? ['Authorization'] : []),
    ...(cookies === 'yes' ? ['cookies'] : []),
  ];
  return `${method}${more.length > 0 ? ` with ${more.join(', ')}` : ''}`;
}
