export type Host = 'shop' | 'news';
export type Reader = 'gateway' | 'ingress' | 'nginx';

export interface Request {
  readonly method: 'GET' | 'POST';
  readonly host: Host;
  readonly path: string;
  /** Whether it has the header `beta: yes`. */
  readonly beta: boolean;
}

export interface Rule {
  readonly host: 'shop.example.com' | '*.example.com';
  readonly kind: 'Exact' | 'Prefix' | 'Pattern';
  readonly path: string;
  readonly method?: 'POST';
  readonly beta?: true;
  /** A service, or the status that the proxy answers itself. */
  readonly to: string;
}

const shop = { host: 'shop.example.com' } as const;

/** The two HTTPRoutes of the note's routes.yaml, in the order of the file. */
export const ROUTES: readonly Rule[] = [
  { ...shop, kind: 'Prefix', path: '/', to: 'web' },
  { ...shop, kind: 'Prefix', path: '/cart', to: 'cart' },
  { ...shop, kind: 'Prefix', path: '/cart', beta: true, to: 'cart-beta' },
  { ...shop, kind: 'Exact', path: '/cart', to: 'cart-start' },
  { ...shop, kind: 'Prefix', path: '/cart/items', method: 'POST', to: 'orders' },
  { ...shop, kind: 'Prefix', path: '/pay', to: '500' },
  { host: '*.example.com', kind: 'Exact', path: '/cart/items', to: 'catch-all' },
];

/** The shop's Ingress of the note's nginx.py. */
export const INGRESS: readonly Rule[] = [
  { ...shop, kind: 'Prefix', path: '/cart/items', to: 'orders' },
  { ...shop, kind: 'Prefix', path: '/cart', to: 'cart' },
  { ...shop, kind: 'Exact', path: '/cart', to: 'cart-start' },
  { ...shop, kind: 'Prefix', path: '/', to: 'web' },
];

/** The locations that ingress-nginx writes when a second Ingress of the host has a regular expression. */
export const LOCATIONS: readonly Rule[] = [
  ['/img/[0-9]+', 'images'],
  ['/cart/items/', 'orders'],
  ['/cart/items', 'orders'],
  ['/cart/', 'cart'],
  ['/cart', 'cart-start'],
  ['/', 'web'],
].map(([path, to]) => ({ ...shop, kind: 'Pattern', path: path!, to: to! }));

export const RULES: Readonly<Record<Reader, readonly Rule[]>> = { gateway: ROUTES, ingress: INGRESS, nginx: LOCATIONS };

const wild = (rule: Rule): boolean => rule.host.startsWith('*');

/** Negative when the first rule is to be tried before the second. */
function precedence(reader: Reader, a: Rule, b: Rule): number {
  const exact = Number(b.kind === 'Exact') - Number(a.kind === 'Exact');
  const longer = b.path.length - a.path.length;
  if (reader === 'ingress') return longer || exact;
  const host = Number(wild(a)) - Number(wild(b));
  const method = Number(b.method !== undefined) - Number(a.method !== undefined);
  return host || exact || longer || method || Number(b.beta === true) - Number(a.beta === true);
}

/** The rules in the order in which they are tried. What nginx tries is written in its order already. */
export function inOrder(reader: Reader, rules: readonly Rule[]): readonly Rule[] {
  return reader === 'nginx' ? rules : [...rules].sort((a, b) => precedence(reader, a, b));
}

/** Whether a rule is one for this host at all. */
export const forHost = (rule: Rule, host: Host): boolean => wild(rule) || rule.host === `${host}.example.com`;

function pathFits({ kind, path }: Rule, asked: string): boolean {
  if (kind === 'Exact') return asked === path;
  if (kind === 'Pattern') return new RegExp(`^${path}`, 'i').test(asked);
  const prefix = path.replace(/\/$/, '');
  return asked === prefix || asked.startsWith(`${prefix}/`);
}

/** Why a rule does not fit a request for its host, or null when it fits. */
export function objection(rule: Rule, request: Request): string | null {
  if (!pathFits(rule, request.path)) {
    const near = rule.kind === 'Prefix' && request.path.startsWith(rule.path);
    if (near) return `${rule.path} is not a whole element of ${request.path}`;
    const same = request.path.toLowerCase() === rule.path.toLowerCase();
    return same ? 'upper and lower case differ' : `the path ${request.path} does not fit`;
  }
  if (rule.method !== undefined && rule.method !== request.method) return `it is a ${request.method}`;
  return rule.beta === true && !request.beta ? 'the header beta is missing' : null;
}
