import type { ClientModule } from '@docusaurus/types';

import { showNotice } from '../../../../lib/notice';
import { reloadOnce } from './reloadOnce';
import { currentHistory } from '../router/history';
import type { Location } from '../router/location';

/** Where the reader had to stay, while a notice says so. */
let stayedAt: string | undefined;

/**
 * What to do when the page that the reader goes to could not be fetched. Where its server answers, it is loaded anew:
 * a deploy may have taken its parts away. Where nobody answers, that would replace the page in hand by the browser's
 * error page: the reader stays, is told, and may try again.
 */
export async function failNavigation(from: Location): Promise<void> {
  const target = address();
  const isAnswered = await answers(target);
  // The reader may have gone elsewhere meanwhile.
  if (address() !== target) return;
  if (isAnswered) return reloadOnce(window);
  stayedAt = from.pathname;
  const history = currentHistory();
  history?.returnTo(from);
  showNotice(document, {
    title: navigator.onLine ? 'The network does not answer.' : 'You are offline.',
    detail: 'The page that you asked for could not be fetched, so this one stays.',
    retry: () => history?.push(target),
  });
}

/** Called by the generator when a page is shown: the notice goes when the reader gets on. */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({ location }) => {
  if (stayedAt === undefined || location.pathname === stayedAt) return;
  stayedAt = undefined;
  showNotice(document, null);
};

const address = (): string => window.location.pathname + window.location.search + window.location.hash;

async function answers(target: string): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    await fetch(target, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}
