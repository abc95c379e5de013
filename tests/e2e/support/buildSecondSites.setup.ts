import { test as setup } from '@playwright/test';

import { buildSecondSites } from '../../second-site/build';

setup('the second site is built', () => {
  setup.setTimeout(300_000);
  buildSecondSites();
});
