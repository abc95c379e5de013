import { describe, expect, it } from 'vitest';

import { generatorText, textsBelow } from '../../../generator/generatorSources';
import * as interop from '../client/interop';
import * as head from '../client/head';
import * as browserContext from '../client/hydration/browserContext';
import * as windowSize from '../client/hydration/useWindowSize';

describe('what the browser bundle replaces is used as the replacement expects', () => {
  it('packages that reach the browser use of tslib only what interop.ts has', () => {
    const used = textsBelow('utils-common/lib').flatMap((text) =>
      [...text.matchAll(/tslib_1\.(\w+)/g)].map((match) => match[1]!),
    );
    expect(used.length).toBeGreaterThan(0);
    for (const name of used) expect(interop).toHaveProperty(name);
  });

  it('the generator uses of react-helmet-async only what client/head has', () => {
    const imported = textsBelow('core/lib/client').flatMap((text) =>
      [...text.matchAll(/import \{([^}]*)\} from 'react-helmet-async'/g)].flatMap((match) =>
        match[1]!.split(',').map((name) => name.trim()),
      ),
    );
    expect(imported).toContain('Helmet');
    for (const name of imported) expect(head).toHaveProperty(name);
  });

  it('what waits in the generator for hydration is exported and imported as client/hydration replaces it', () => {
    const text = (file: string) => generatorText(`@docusaurus/${file}`);
    const exported = (file: string) =>
      [...text(file).matchAll(/^export (?:const|function) (\w+)/gm)].map((match) => match[1]!);
    expect(exported('core/lib/client/browserContext.js')).toEqual(Object.keys(browserContext));
    expect(text('core/lib/client/App.js')).toContain("from './browserContext'");
    expect(text('core/lib/client/exports/useIsBrowser.js')).toContain("from '../browserContext'");
    expect(exported('theme-common/lib/hooks/useWindowSize.js')).toEqual(Object.keys(windowSize));
    for (const file of ['index.js', 'contexts/navbarMobileSidebar.js'])
      expect(text(`theme-common/lib/${file}`)).toMatch(/from '\.{1,2}\/hooks\/useWindowSize'/);
  });

  it('the head of a page is asked for through elements, not through attributes of Helmet', () => {
    expect(textsBelow('core/lib/client', 'theme-common/lib').join('\n')).not.toMatch(/<Head\s+(?!\/?>)[a-z]/);
  });
});
