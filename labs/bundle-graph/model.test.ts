import { build } from 'esbuild';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { chunksOf, DELIVERIES, edgesOf, MODULES, wavesOf, type Setup } from './graph';
import { EXAMPLES, model, prediction } from './model';

const booleans = [false, true] as const;
const setups: Setup[] = DELIVERIES.flatMap((delivery) =>
  (['used', 'unused', 'lazy'] as const).flatMap((cart) =>
    (['used', 'lazy'] as const).flatMap((price) =>
      booleans.flatMap((effect) => booleans.map((free) => ({ delivery, cart, price, effect, free }))),
    ),
  ),
);
const bundles = setups.filter(({ delivery }) => delivery === 'bundle');

/** The modules of a setup as programs. */
function sources(setup: Setup): Record<string, string> {
  return Object.fromEntries(
    MODULES.map((module) => {
      const edges = edgesOf(setup).filter(({ from }) => from === module);
      const imports = edges
        .filter(({ link }) => link !== 'lazy')
        .map(({ to }) => `import { ${to} } from './${to}.js';`);
      const uses = edges
        .filter(({ link }) => link !== 'unused')
        .map(({ to, link }) => (link === 'lazy' ? `import('./${to}.js').then((it) => it.${to}())` : `${to}()`));
      const effect = module === 'locale' && setup.effect ? 'globalThis.loaded = true;' : '';
      const body =
        module === 'main'
          ? uses.join(';\n')
          : `export function ${module}() { return ['${module}', ${uses.join(', ')}]; }`;
      return [module, [...imports, effect, body].join('\n')];
    }),
  );
}

/** The files that esbuild writes, each as the names of the modules in it. */
async function written(setup: Setup): Promise<string[]> {
  const files = sources(setup);
  const name = (file: string): string => file.replace('./', '').replace('.js', '');
  const { metafile } = await build({
    stdin: { contents: "import './main.js'", resolveDir: '/' },
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: '/out',
    write: false,
    metafile: true,
    logLevel: 'silent',
    plugins: [
      {
        name: 'sources',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /./ }, ({ path: file }) => ({
            path: name(file),
            namespace: 'shop',
            sideEffects: name(file) === 'main' || !setup.free,
          }));
          onLoad({ filter: /./, namespace: 'shop' }, ({ path: file }) => ({ contents: files[file]! }));
        },
      },
    ],
  });
  return Object.values(metafile.outputs)
    .map(({ inputs }) =>
      Object.entries(inputs)
        .filter(([file, { bytesInOutput }]) => file.startsWith('shop:') && bytesInOutput > 0)
        .map(([file]) => file.replace('shop:', ''))
        .sort()
        .join(' '),
    )
    .filter((names) => names !== '')
    .sort();
}

describe('the files of a bundle', () => {
  it('hold the modules that those of esbuild hold', async () => {
    expect(bundles).toHaveLength(24);
    for (const setup of bundles) {
      const mine = chunksOf(setup).map(({ modules }) => modules.toSorted().join(' '));
      expect([setup, mine.sort()]).toEqual([setup, await written(setup)]);
    }
  });
});

describe('the waves', () => {
  const counts = (setup: Setup): [number, number] => {
    const waves = wavesOf(setup);
    return [waves.reduce((all, { files }) => all + files.length, 0), waves.length];
  };

  it('are those that the sample of the note measured', () => {
    const file = path.join(import.meta.dirname, '../../samples/bundlers/why-bundlers/shop.html.out');
    const rows = readFileSync(file, 'utf8').trim().split('\n').slice(1);
    expect(rows).toHaveLength(3);
    for (const row of rows) {
      const [, name, files, waves] = /^(.*?) +(\d+) +(\d+) +\d+$/.exec(row)!;
      expect(counts(EXAMPLES[name as keyof typeof EXAMPLES])).toEqual([Number(files), Number(waves)]);
    }
  });

  it('load each module once where no click is in vain, and are as deep as the graph without a bundle', () => {
    for (const setup of setups.filter(({ delivery }) => delivery !== 'bundle')) {
      const files = wavesOf(setup).flatMap((wave) => wave.files);
      expect(new Set(files).size).toBe(files.length);
      expect(files.length).toBe(1 + (setup.cart === 'unused' && setup.price === 'lazy' ? 4 : MODULES.length));
    }
  });
});

describe('the run', () => {
  it('asks for a number that its next step explains', () => {
    const { text, state } = model.trace(model.initial)[model.startAt + 1]!;
    expect(text).toBe('Left out: cart, dom, price, money. Not so locale: it does something on loading.');
    expect(prediction.choices[prediction.right]).toBe(String(state.kept!.size));
  });
});
