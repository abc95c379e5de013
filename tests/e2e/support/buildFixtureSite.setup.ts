import { test as setup } from '@playwright/test';

import { buildFixtureSite } from '../../second-site/build';

setup('the site of the fixtures is built', async () => {
  setup.setTimeout(300_000);
  await buildFixtureSite();
});
