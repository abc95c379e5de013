import { existsSync } from 'node:fs';
import path from 'node:path';

import { serveLocally, type LocalServer } from '@groundwork/machine/listen';
import { siteServer } from './siteServer';

/** Serves a finished build on a free port, as `npm start` would. @throws where there is no build. */
export async function serve(folder: string, baseUrl = '/'): Promise<LocalServer> {
  if (!existsSync(path.join(folder, 'index.html'))) throw new Error(`No build in ${folder}: run npm run build first.`);
  return serveLocally(siteServer({ folder, baseUrl }));
}
