import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { importsOfGenerator, generatorText } from '../../../generator/generatorSources';
import NoBanner from '../client/NoBanner';

const folder = '@docusaurus/core/lib/client';

it('BaseUrlIssueBanner is one element without properties in the root of the site, as NoBanner expects', () => {
  const importers = importsOfGenerator().filter(({ request }) => request.endsWith('/BaseUrlIssueBanner'));
  expect(importers).toEqual([{ file: `${folder}/App.js`, request: './BaseUrlIssueBanner' }]);
  expect(generatorText(`${folder}/App.js`)).toContain('<BaseUrlIssueBanner />');
  expect(NoBanner()).toBeNull();
});

it('the banner of the generator would render nothing either: it is switched off', () => {
  const banner = generatorText(`${folder}/BaseUrlIssueBanner/index.js`);
  expect(banner).toContain('siteConfig: { baseUrl, baseUrlIssueBanner }');
  expect(banner).toContain('const enabled = baseUrlIssueBanner && isHomePage;');
  expect(banner).toContain('return enabled ? <BaseUrlIssueBanner /> : null;');
  expect(generatorText('@docusaurus/core/lib/server/configValidation.js')).toContain(
    'baseUrlIssueBanner: utils_validation_1.Joi.boolean()',
  );
  expect(readFileSync('docusaurus.config.ts', 'utf8')).toContain('baseUrlIssueBanner: false,');
});
