import { owner } from '../../site/config/owner';
import { buildIfChanged } from '../generator/buildSite';
import { siteFolders } from '../generator/siteFolders';
import { command } from '@groundwork/machine/command';
import { assertFree, listen, portFrom } from '@groundwork/machine/listen';
import { siteServer } from '../server/siteServer';
import { compressBehind } from './compressBehind';
import { endGracefully } from './endGracefully';
import { whenParentIsGone } from './parent';

// npm start: builds if the sources changed, serves the production build, and compresses it behind that. A build that is
// made while it runs (`npm run build`) is served from the moment at which it is whole.
command(async () => {
  const root = process.cwd();
  const wanted = portFrom(process.env['PORT'] ?? '3000');
  const host = process.env['HOST'] ?? '127.0.0.1';
  await assertFree(wanted, host);
  // The generator ends with us, and a build that is not whole takes no place.
  const stopWatching = whenParentIsGone(() => process.exit(1));
  await buildIfChanged(root, { compressed: false });
  stopWatching();
  const server = siteServer({ folder: siteFolders(root).build, baseUrl: owner.baseUrl });
  let stopCompressing = (): void => undefined;
  endGracefully(server, () => stopCompressing());
  const port = await listen(server, wanted, host);
  console.log(`${owner.productName} is at http://localhost:${port}${owner.baseUrl} (stop with Ctrl+C)`);
  stopCompressing = compressBehind(root);
});
