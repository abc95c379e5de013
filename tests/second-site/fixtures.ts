import { command } from '@groundwork/machine/command';
import { buildFixtureSite } from './build';

// The site that `npm run check e2e` visits, beside the build of the product: alone, each leaves a processor idle.
command(async () => {
  await buildFixtureSite();
  return 0;
});
