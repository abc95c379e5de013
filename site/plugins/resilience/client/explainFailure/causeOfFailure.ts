/**
 * Why a file of this page did not come: the site has been deployed since and is whole (`updated`) or still arriving
 * (`updating`), nobody answers (`network`), or something else is wrong with the file.
 */
export type Cause = 'updated' | 'updating' | 'network' | 'unknown';

const buildOf = (html: string): string | undefined => / data-build="?([\w-]+)/.exec(html)?.[1];

/** Asks the server for the page as it is now, and for the scripts that it names. */
export async function causeOfFailure({ document, location, fetch }: Window & typeof globalThis): Promise<Cause> {
  try {
    const response = await fetch(location.pathname, { cache: 'no-cache' });
    // A page that is gone is worth more as it stands here than as the not-found page.
    if (!response.ok) return response.status >= 500 ? 'network' : 'unknown';
    const html = await response.text();
    const build = buildOf(html);
    if (build === undefined || build === document.documentElement.dataset['build']) return 'unknown';
    const scripts = [...html.matchAll(/"([^"]*\/assets\/js\/[^"]+)"/g)].map(([, address = '']) => address);
    const answers = await Promise.all(scripts.map((address) => fetch(address, { method: 'HEAD' })));
    return answers.every(({ ok }) => ok) ? 'updated' : 'updating';
  } catch {
    return 'network';
  }
}
