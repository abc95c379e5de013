import { cacheControl, commonHeaders, headersFor } from '../../../site/config/headers';
import { listen } from '@groundwork/machine/listen';
import { siteServer } from '../../../tools/server/siteServer';
import type { PreparedSite } from '../builds/preparedSite';

export interface Served {
  origin: string;
  close: () => Promise<void>;
}

/** Serves a finished build by the server that every site of the bench gets, with the cache rules that the site needs. */
export async function serveSite({ site, output }: PreparedSite): Promise<Served> {
  const { hashedFolders } = site;
  const headers = hashedFolders === null ? headersFor : (path: string) => peerHeaders(path, hashedFolders);
  const server = siteServer({ folder: output, baseUrl: '/', headers });
  const port = await listen(server, 0, '127.0.0.1');
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function peerHeaders(path: string, hashedFolders: readonly string[]): Record<string, string> {
  const hashed = hashedFolders.some((folder) => path.startsWith(folder));
  return { ...commonHeaders, 'Cache-Control': hashed ? cacheControl.hashed : cacheControl.other };
}
