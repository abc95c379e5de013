import type { Tell } from '../channel/pageChannel';

/**
 * Tells what goes wrong in this document, and what its scripts print.
 * @param thrown what a script threw of which the browser does not tell; undefined where nobody knows it
 */
export function reportProblems(tell: Tell, thrown: () => unknown): void {
  addEventListener('error', ({ message, error }) => {
    const known: unknown = thrown();
    // WebKit says no more to a document whose origin is opaque.
    if (error !== null || message !== 'Script error.') tell(`${readable(message)}${placeOf(error)}`);
    else tell(known === undefined ? unknownError : `Uncaught ${wordsOf(known)}${placeOf(known)}`);
  });
  addEventListener('unhandledrejection', ({ reason }) =>
    tell(`Uncaught (in promise) ${wordsOf(reason)}${placeOf(reason)}`),
  );
  document.addEventListener('securitypolicyviolation', ({ blockedURI }) => tell(refusal(blockedURI)));
  for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    const own = console[name].bind(console);
    console[name] = (...values: unknown[]) => {
      own(...values);
      tell(values.map(wordsOf).join(' '));
    };
  }
}

const unknownError = 'Uncaught error: this browser does not say which. Its own console does.';

/**
 * The words of all browsers alike. A script that does not parse is reported as if the one who put it into the document
 * were at fault.
 */
const readable = (message: string): string =>
  `Uncaught ${message.replace(/Failed to execute '(?:append|write)' on '\w+': |^uncaught (?:exception: )?/gi, '') || 'error'}`;

const refusal = (what: string): string =>
  /^(?:trusted-types|eval)/.test(what)
    ? 'Refused here: text does not become code or another document.'
    : `Refused here: ${what}. There is no network.`;

/** The line in a module of the reader; a page's inline scripts have none that the reader could count. */
function placeOf(error: unknown): string {
  const place = error instanceof Error ? /[\w./-]+\.[tj]sx?:\d+/.exec(error.stack ?? '')?.[0] : undefined;
  return place === undefined ? '' : ` (${place})`;
}

function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (value instanceof Element) return `<${value.localName}>`;
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
}
