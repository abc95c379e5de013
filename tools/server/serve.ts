import { existsSync } from 'node:fs';
import path from 'node:path';

import { listen } from '@groundwork/machine/listen';
import { siteServer } from './siteServer';

export interface ServedSite {
  origin: string;
  close: () => Promise<void>;
}

/** Serves a finished build on a free port, as `npm start` would. @throws where there is no build. */
export async function serve(folder: string, baseUrl = '/'): Promise<ServedSite> {
  if (!existsSync(path.join(folder, 'index.html'))) throw new Error(`No build in ${folder}: run npm run build first.`);
  const server = siteServer({ folder, baseUrl });
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
