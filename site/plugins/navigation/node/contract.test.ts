import { describe, expect, it } from 'vitest';

import { generatorText, scriptsBelow, textsBelow } from '../../../generator/generatorSources';
import * as router from '../client/router';
import { createBrowserHistory } from '../client/router/history';

const client = '@docusaurus/core/lib/client/';
const clientFile = (file: string): string => generatorText(client + file);

/** The sources of the generator, its theme and its plugins that run in the browser. */
const browserSources = (): string[] =>
  textsBelow(
    'core/lib/client',
    'theme-classic/lib',
    'theme-common/lib',
    'plugin-content-docs/lib',
    'plugin-content-pages/lib',
  );

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
  it('the generator uses of its router only what client/router has', () => {
    const used = importedNames(browserSources(), /^(?:react-router|react-router-dom|react-router-config|history)$/);
    expect(used).toContain('renderRoutes');
    // The server has the original.
    used.delete('StaticRouter');
    for (const name of used) expect(router).toHaveProperty(name);
  });

  it('the generator takes of the history only what client/router/history has', () => {
    const used = browserSources().flatMap((text) => [...text.matchAll(/\bhistory\.(\w+)/g)].map((match) => match[1]!));
    const place = { pathname: '/', search: '', hash: '' };
    const window = {
      location: place,
      history: { length: 1, state: null, replaceState: () => undefined },
      addEventListener: () => undefined,
    };
    const known = Object.keys(createBrowserHistory(window as unknown as Window));
    // `window.history.pushState` and its like are the browser's own.
    const own = used.filter((name) => !['pushState', 'replaceState', 'state'].includes(name));
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('the generator makes components with react-loadable by the options that client/loadable reads', () => {
    const text = clientFile('exports/ComponentCreator.js');
    const calls = [...text.matchAll(/return Loadable(?:\.Map)?\(\{([^]*?)\n {4}\}?\);?/g)];
    const options = new Set(
      [...text.matchAll(/^ {8,12}(\w+)(?:: |,$|\(loaded, props\) \{)/gm)].map((match) => match[1]!),
    );
    expect(calls.length).toBeGreaterThan(0);
    for (const name of ['loading', 'loader', 'render']) expect(options).toContain(name);
    for (const name of ['delay', 'timeout']) expect(options).not.toContain(name);
  });

  it('a navigation passes through the three modules that are replaced, and nothing else preloads a route', () => {
    const importers = (module: string): string[] =>
      scriptsBelow('core/lib/client')
        .filter((file) => generatorText(file).includes(`from '${module}'`))
        .map((file) => file.slice(client.length))
        .sort();
    expect(importers('./PendingNavigation')).toEqual(['App.js']);
    expect(importers('./docusaurus')).toEqual(['clientEntry.js']);
    // The navigation and the fetching ahead that are replaced, the first page, and the server.
    expect(importers('./preload')).toEqual([
      'PendingNavigation.js',
      'clientEntry.js',
      'docusaurus.js',
      'serverEntry.js',
    ]);
    expect(browserSources().filter((text) => text.includes('.preload?.(')).length).toBe(1);
    expect(clientFile('clientEntry.js')).toContain('preload(window.location.pathname).then(');
    expect(clientFile('docusaurus.js')).toContain('return preloadHelper(routePath);');
  });

  it('fetching ahead finds the chunks of a route as the generator does', () => {
    const original = clientFile('docusaurus.js');
    for (const step of [
      'Object.entries(routesChunkNames)',
      "routeNameWithHash.replace(/-[^-]+$/, '') === path",
      'getChunkNamesToLoad(match.route.path)',
      '__webpack_require__.gca(chunkName)',
      "!chunkAsset.includes('undefined')",
      'prefetchHelper(chunkAsset)',
    ])
      expect(original).toContain(step);
    const asked = browserSources().flatMap((text) => text.match(/\bwindow\.docusaurus\??\.\w+/g) ?? []);
    expect(new Set(asked)).toEqual(new Set(['window.docusaurus.prefetch', 'window.docusaurus.preload']));
  });

  it('@docusaurus/Link takes what client/Link takes, and does what it leaves to others', () => {
    const link = clientFile('exports/Link.js');
    expect(link).toContain(
      "function Link({ isNavLink, to, href, activeClassName, isActive, 'data-noBrokenLinkCheck': noBrokenLinkCheck, autoAddBaseUrl = true, ...props }, forwardedRef)",
    );
    expect(link).toContain('export default React.forwardRef(Link);');
    for (const step of ['IntersectionObserver(', 'docusaurus.prefetch(targetLink)', 'docusaurus.preload(targetLink)'])
      expect(link).toContain(step);
    expect(link).toContain('autoAddBaseUrl && shouldAddBaseUrlAutomatically(str)');
    expect(link).toContain("(to) => to.startsWith('/')");
  });

  it('what the replaced modules take over of the generator is as they expect', () => {
    expect(clientFile('App.js')).toContain('<PendingNavigation location={normalizedLocation}>');
    const dispatcher = clientFile('ClientLifecyclesDispatcher.js');
    expect(dispatcher).toContain('export function dispatchLifecycleAction(lifecycleAction, ...args)');
    expect(dispatcher).toContain('return () => callbacks.forEach((cb) => cb?.());');
    expect(dispatcher).toContain('function ClientLifecyclesDispatcher({ children, location, previousLocation, })');
    // The generator's own way is unchanged since ours was written after it: read it again where this fails.
    const original = clientFile('PendingNavigation.js');
    for (const step of ["'onRouteUpdate'", 'preload(nextLocation.pathname)', '<Route location={location}'])
      expect(original).toContain(step);
    expect(clientFile('preload.js')).toContain('new Set([pathname, decodeURI(pathname)])');
  });
});
