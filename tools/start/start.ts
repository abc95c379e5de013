import path from 'node:path';

import { owner } from '../../config/owner';
import { buildIfChanged } from '../generator/buildSite';
import { command } from '../command';
import { assertFree, listen, portFrom } from '../server/listen';
import { siteServer } from '../server/siteServer';
import { endGracefully } from './endGracefully';

// npm start: builds if the sources changed, then serves the production build.
command(async () => {
  const root = process.cwd();
  const wanted = portFrom(process.env['PORT'] ?? '3000');
  const host = process.env['HOST'] ?? '127.0.0.1';
  await assertFree(wanted, host);
  await buildIfChanged(root);
  const server = siteServer({ folder: path.join(root, 'build'), baseUrl: owner.baseUrl });
  endGracefully(server);
  const port = await listen(server, wanted, host);
  console.log(`${owner.productName} is at http://localhost:${port}${owner.baseUrl} (stop with Ctrl+C)`);
});
