/** A version of a toolchain that its makers support until a day. */
interface SupportPeriod {
  /** How the labels of the evidence begin: `Node.js 20`. */
  product: string;
  /** The last day, `YYYY-MM-DD`; where the makers name a month only, its last one. */
  until: string;
  /** Where the makers say so. */
  source: string;
}

/**
 * Toolchains whose makers publish when their support ends. A version that is not listed has no such day here: those of
 * Go and Chromium end with the second newer one, and what comes from Debian (gcc, bash, SQLite) is kept by Debian.
 */
export const supportPeriods: readonly SupportPeriod[] = [
  { product: 'Node.js 20', until: '2026-04-30', source: 'https://github.com/nodejs/Release#release-schedule' },
  { product: 'Node.js 22', until: '2027-04-30', source: 'https://github.com/nodejs/Release#release-schedule' },
  { product: 'Node.js 24', until: '2028-04-30', source: 'https://github.com/nodejs/Release#release-schedule' },
  { product: 'Python 3.11', until: '2027-10-31', source: 'https://devguide.python.org/versions/' },
  { product: 'PostgreSQL 15', until: '2027-11-11', source: 'https://www.postgresql.org/support/versioning/' },
  { product: 'Java 17', until: '2027-10-31', source: 'https://adoptium.net/support/' },
  { product: 'Java 25', until: '2031-09-30', source: 'https://adoptium.net/support/' },
  {
    product: 'RabbitMQ 3.10',
    until: '2023-07-31',
    source: 'https://github.com/rabbitmq/rabbitmq-server/releases/tag/v3.10.25',
  },
];

/**
 * Why a version past its end is used all the same, where the reason is one for every sample: what the machine that
 * records them has. Said to readers by the evidence, once a page. A sample's own reason is in its samples.json.
 */
const reasonsOfTheMachine: Readonly<Record<string, string>> = {
  'Node.js 20': 'the machine that ran this has no newer one',
};

/** A toolchain that was past the end of its support when a sample was recorded with it. */
export interface EndedSupport {
  product: string;
  until: string;
  source: string;
  /** Undefined where nobody said why. */
  reason?: string;
}

/** The toolchains of an evidence whose support had ended on the day of the recording; `reason` is the sample's own. */
export function endedSupport(toolchain: string, date: string, reason?: string): EndedSupport[] {
  return supportPeriods.flatMap(({ product, until, source }) => {
    if (date <= until || !names(toolchain, product)) return [];
    const why = reason ?? reasonsOfTheMachine[product];
    return [{ product, until, source, ...(why !== undefined && { reason: why }) }];
  });
}

/** Whether a label names a version: `Node.js 20` is in `tsx 4.23 on Node.js 20.20.2`, and not in `Node.js 200.1`. */
const names = (toolchain: string, product: string): boolean =>
  toolchain.split(/, | on /).some((label) => label === product || label.startsWith(`${product}.`));
