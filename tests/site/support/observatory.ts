import type { Root } from 'hast';

import { attribute, elementsNamed, elementsWhere } from './builtPages';

/** How the HTTP Observatory judges one thing: what it adds to 100 points, or takes from them. */
interface Verdict {
  rule: string;
  points: number;
  why: string;
}

/** A page as it arrives over an encrypted connection. Names of headers are in lower case. */
export interface GradedAnswer {
  url: string;
  headers: Readonly<Record<string, string>>;
  tree: Root;
}

type Policy = ReadonlyMap<string, readonly string[]>;

/** Directives that a page cannot give in a `<meta>`. */
const forHeadersAlone = ['frame-ancestors', 'report-uri', 'sandbox'];
const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];
const halfAYear = 15_768_000;
const bonusesFrom = 90;
const goodReferrers = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

/**
 * The rules and points of Mozilla's HTTP Observatory, algorithm 4 (https://github.com/mdn/mdn-http-observatory,
 * `src/analyzer/tests` and `src/grader/charts.js` of 1.4.8), applied to one answer. Left out: the redirection from an
 * unencrypted address and the list of preloaded hosts, which no page can show.
 */
export function verdicts(answer: GradedAnswer): Verdict[] {
  const rules = { policy, frames, transport, contentType, referrer, resources, cookies, scripts };
  return Object.entries(rules).map(([rule, judge]) => {
    const [points, why] = judge(answer);
    return { rule, points, why };
  });
}

/** Points, of which a bonus counts only where little is wrong, and the letter for them. */
export function grade(judged: readonly Verdict[]): { points: number; letter: string } {
  const sum = (counts: (points: number) => boolean) =>
    judged
      .map(({ points }) => points)
      .filter(counts)
      .reduce((total, points) => total + points, 0);
  const plain = 100 + sum((points) => points < 0);
  const points = Math.max(0, plain >= bonusesFrom ? plain + sum((points) => points > 0) : plain);
  const steps: readonly [number, string][] = [
    [100, 'A+'],
    [90, 'A'],
    [85, 'A-'],
    [80, 'B+'],
    [70, 'B'],
    [65, 'B-'],
  ];
  return { points, letter: steps.find(([least]) => points >= least)?.[1] ?? 'C or worse' };
}

type Judged = readonly [points: number, why: string];

function parsed(text: string): Policy {
  const directives = text.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name.toLowerCase(), sources]));
}

function policiesOf({ headers, tree }: GradedAnswer): Policy[] {
  const sent = headers['content-security-policy'];
  const metas = elementsWhere(tree, (element) => attribute(element, 'httpEquiv') !== undefined);
  const inPage = metas.map((element) => new Map(parsed(attribute(element, 'content') ?? '')));
  for (const policy of inPage) forHeadersAlone.forEach((name) => policy.delete(name));
  return [...(sent === undefined ? [] : [parsed(sent)]), ...inPage].filter(({ size }) => size > 0);
}

function policy(answer: GradedAnswer): Judged {
  const policies = policiesOf(answer);
  if (policies.length === 0) return [-25, 'there is no Content-Security-Policy'];
  /** All policies hold at once: what one of them forbids is forbidden. */
  const permits = (name: string, isMeant: (source: string) => boolean): boolean =>
    policies.every((one) => (one.get(name) ?? one.get('default-src') ?? ['*']).some(isMeant));
  const inline = (name: string) =>
    permits(name, (source) => source === "'unsafe-inline'" || source === 'data:' || broad.includes(source)) &&
    !permits(name, (source) => /^'(?:sha\d+|nonce)-/.test(source));
  const unencrypted = (source: string) => /^(?:http|ftp):/.test(source);
  if (inline('script-src') || permits('object-src', (source) => broad.includes(source)))
    return [-20, 'scripts or plugins may come from anywhere'];
  if (permits('script-src', unencrypted) || permits('connect-src', unencrypted))
    return [-20, 'scripts may be unencrypted'];
  if (permits('script-src', (source) => source === "'unsafe-eval'")) return [-10, 'text may become a script'];
  if (permits('img-src', unencrypted)) return [-10, 'pictures may be unencrypted'];
  if (inline('style-src')) return [0, 'styles may stand anywhere'];
  const isClosed = policies.some((one) => one.get('default-src')?.join() === "'none'");
  return isClosed ? [10, 'only what is named is allowed'] : [5, 'nothing unsafe is allowed'];
}

function frames({ headers }: GradedAnswer): Judged {
  if (parsed(headers['content-security-policy'] ?? '').has('frame-ancestors')) return [5, 'frame-ancestors'];
  return /^(?:deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '') ? [0, 'X-Frame-Options'] : [-20, 'any frame'];
}

function transport({ headers }: GradedAnswer): Judged {
  const [, seconds] = /max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '') ?? [];
  if (seconds === undefined) return [-20, 'no Strict-Transport-Security'];
  return Number(seconds) < halfAYear ? [-10, 'for less than six months'] : [0, 'for six months or more'];
}

const contentType = ({ headers }: GradedAnswer): Judged =>
  headers['x-content-type-options'] === 'nosniff' ? [0, 'nosniff'] : [-5, 'types are guessed'];

function referrer({ headers }: GradedAnswer): Judged {
  const policy = headers['referrer-policy'];
  if (policy === undefined) return [0, 'not said'];
  return goodReferrers.includes(policy) ? [5, policy] : [-5, policy];
}

function resources({ headers }: GradedAnswer): Judged {
  const policy = headers['cross-origin-resource-policy'] ?? 'not said';
  if (policy === 'same-origin' || policy === 'same-site') return [10, policy];
  return policy === 'cross-origin' || policy === 'not said' ? [0, policy] : [-5, policy];
}

/** Ours sets none, so how good a cookie is need not be judged. */
const cookies = ({ headers }: GradedAnswer): Judged =>
  headers['set-cookie'] === undefined ? [0, 'none'] : [-20, 'a cookie that nobody has judged'];

function scripts({ url, tree }: GradedAnswer): Judged {
  const { origin } = new URL(url);
  const sources = elementsNamed(tree, 'script').filter((element) => attribute(element, 'src') !== undefined);
  const foreign = sources.filter((element) => new URL(attribute(element, 'src')!, url).origin !== origin);
  if (foreign.some((element) => attribute(element, 'integrity') === undefined))
    return [-50, 'foreign scripts, unchecked'];
  return foreign.length > 0 ? [5, 'foreign scripts, checked'] : [0, 'no foreign script'];
}
