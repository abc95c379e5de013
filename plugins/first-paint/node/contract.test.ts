import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import * as interop from '../client/interop';
import * as head from '../client/head';
import * as browserContext from '../client/hydration/browserContext';
import * as windowSize from '../client/hydration/useWindowSize';
import * as router from '../client/router';

const folderOf = (name: string): string => path.join(process.cwd(), 'node_modules', name);

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
}

/** The sources of the generator, its theme and its plugins that run in the browser. */
function browserSources(): string[] {
  return [
    'core/lib/client',
    'theme-classic/lib',
    'theme-common/lib',
    'plugin-content-docs/lib',
    'plugin-content-pages/lib',
  ].flatMap((folder) => sources(path.join(folderOf('@docusaurus'), folder)));
}

/** What is imported from a package by name, in files that match. */
function importedNames(texts: readonly string[], from: RegExp): Set<string> {
  const lists = texts.flatMap((text) => [...text.matchAll(/(?:import|export) \{([^}]*)\} from '([^']+)'/g)]);
  return new Set(
    lists
      .filter(([, , name]) => from.test(name!))
      .flatMap(([, names]) => names!.split(',').map((name) => name.trim().split(' as ')[0]!)),
  );
}

describe('what the browser bundle replaces is used as the replacement expects', () => {
  it('packages that reach the browser use of tslib only what interop.ts has', () => {
    const used = sources(path.join(folderOf('@docusaurus/utils-common'), 'lib')).flatMap((text) =>
      [...text.matchAll(/tslib_1\.(\w+)/g)].map((match) => match[1]!),
    );
    expect(used.length).toBeGreaterThan(0);
    for (const name of used) expect(interop).toHaveProperty(name);
  });

  it('the generator uses of react-helmet-async only what client/head has', () => {
    const client = path.join(folderOf('@docusaurus/core'), 'lib/client');
    const imported = sources(client).flatMap((text) =>
      [...text.matchAll(/import \{([^}]*)\} from 'react-helmet-async'/g)].flatMap((match) =>
        match[1]!.split(',').map((name) => name.trim()),
      ),
    );
    expect(imported).toContain('Helmet');
    for (const name of imported) expect(head).toHaveProperty(name);
  });

  it('the generator uses of its router only what client/router has', () => {
    const used = importedNames(browserSources(), /^(?:react-router|react-router-dom|react-router-config|history)$/);
    expect(used).toContain('renderRoutes');
    // The server has the original.
    used.delete('StaticRouter');
    for (const name of used) expect(router).toHaveProperty(name);
  });

  it('the generator takes of the history only what client/router/history has', () => {
    const used = browserSources().flatMap((text) => [...text.matchAll(/\bhistory\.(\w+)/g)].map((match) => match[1]!));
    const known = [
      'action',
      'block',
      'createHref',
      'go',
      'goBack',
      'goForward',
      'length',
      'listen',
      'location',
      'push',
      'replace',
    ];
    // `window.history.pushState` and its like are the browser's own.
    const own = used.filter((name) => !['pushState', 'replaceState', 'state'].includes(name));
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('the generator makes loadable components with the options that client/loadable reads', () => {
    const text = readFileSync(
      path.join(folderOf('@docusaurus/core'), 'lib/client/exports/ComponentCreator.js'),
      'utf8',
    );
    const calls = [...text.matchAll(/return Loadable(?:\.Map)?\(\{([^]*?)\n {4}\}?\);?/g)];
    const options = new Set(
      [...text.matchAll(/^ {8,12}(\w+)(?:: |,$|\(loaded, props\) \{)/gm)].map((match) => match[1]!),
    );
    expect(calls.length).toBeGreaterThan(0);
    for (const name of ['loading', 'loader', 'render']) expect(options).toContain(name);
    for (const name of ['delay', 'timeout']) expect(options).not.toContain(name);
  });

  it('what waits in the generator for hydration is exported and imported as client/hydration replaces it', () => {
    const text = (file: string) => readFileSync(path.join(folderOf('@docusaurus'), file), 'utf8');
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
    const text =
      sources(path.join(folderOf('@docusaurus/core'), 'lib/client')).join('\n') +
      sources(path.join(folderOf('@docusaurus/theme-common'), 'lib')).join('\n');
    expect(text).not.toMatch(/<Head\s+(?!\/?>)[a-z]/);
  });
});
