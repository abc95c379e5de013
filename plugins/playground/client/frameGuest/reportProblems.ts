import type { Tell } from './pageChannel';

/** Tells what goes wrong in this document, and what its scripts print. */
export function reportProblems(tell: Tell): void {
  addEventListener('error', ({ message, error }) => tell(`${readable(message)}${placeOf(error)}`));
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

/** A script that does not parse is reported as if the one who put it into the document were at fault. */
const readable = (message: string): string =>
  message.replace(/Failed to execute '(?:append|write)' on '\w+': /, '') || 'Error';

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
