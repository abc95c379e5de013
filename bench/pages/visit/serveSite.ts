import { commonHeaders, headersFor, keptFor } from '../../../site/config/headers';
import { serveLocally, type LocalServer } from '@groundwork/machine/listen';
import { siteServer } from '../../../tools/server/siteServer';
import type { PreparedSite } from '../builds/preparedSite';

/** Serves a finished build by the server that every site of the bench gets, with the cache rules that the site needs. */
export async function serveSite({ site, output }: PreparedSite): Promise<LocalServer> {
  const { hashedFolders } = site;
  const headers = hashedFolders === null ? headersFor : (path: string) => peerHeaders(path, hashedFolders);
  return serveLocally(siteServer({ folder: output, baseUrl: '/', headers }));
}

const peerHeaders = (path: string, hashedFolders: readonly string[]): Record<string, string> => ({
  ...commonHeaders,
  'Cache-Control': keptFor(path, hashedFolders),
});
