/** The modules of the note's shop, and who imports whom: always from the front of this list to the back. */
export const MODULES = ['main', 'cart', 'items', 'dom', 'price', 'money', 'locale'] as const;
export type Module = (typeof MODULES)[number];

export const DELIVERIES = ['modules', 'hinted', 'bundle'] as const;
export type Link = 'used' | 'unused' | 'lazy';

export interface Setup {
  readonly delivery: (typeof DELIVERIES)[number];
  /** How main imports cart, and how cart imports price: used, imported and not used, or by import(). */
  readonly cart: Link;
  readonly price: Exclude<Link, 'unused'>;
  /** Whether locale does something when it is loaded, beside its exports. */
  readonly effect: boolean;
  /** Whether package.json says sideEffects: false. */
  readonly free: boolean;
}

export interface Edge {
  readonly from: Module;
  readonly to: Module;
  readonly link: Link;
}

export function edgesOf({ cart, price }: Setup): readonly Edge[] {
  return [
    { from: 'main', to: 'cart', link: cart },
    { from: 'main', to: 'items', link: 'used' },
    { from: 'cart', to: 'dom', link: 'used' },
    { from: 'cart', to: 'price', link: price },
    { from: 'price', to: 'money', link: 'used' },
    { from: 'money', to: 'locale', link: 'used' },
  ];
}

/** Why a module is in the bundle: it is an entry, its exports are used, or it does something on loading. */
export type Reason = 'entry' | 'used' | 'effect';

/**
 * Which modules a bundler keeps, and why. As esbuild does it, a file is written for each import() that was read, also
 * where the code around it is left out.
 */
export function keptBy(setup: Setup): ReadonlyMap<Module, Reason> {
  const kept = new Map<Module, Reason>([['main', 'entry']]);
  // Modules that are passed through only for what they, or what they import, do on loading.
  const passed = new Set<Module>();
  for (const from of MODULES) {
    const runs = kept.has(from) && kept.get(from) !== 'effect';
    for (const { to, link } of edgesOf(setup).filter((edge) => edge.from === from)) {
      if (link === 'lazy') kept.set(to, 'entry');
      else if (runs && link === 'used') kept.set(to, 'used');
      else if ((runs || passed.has(from)) && !setup.free) {
        if (setup.effect && to === 'locale') kept.set(to, 'effect');
        else passed.add(to);
      }
    }
  }
  return kept;
}

/** An import() in code that nobody calls. */
export const neverAsked = ({ cart, price }: Setup): boolean => cart === 'unused' && price === 'lazy';

export interface Chunk {
  readonly entry: Module;
  readonly modules: readonly Module[];
}

/** The files that are written: one for main, one for each import() in code that is kept. */
export function chunksOf(setup: Setup): readonly Chunk[] {
  const kept = keptBy(setup);
  const home = new Map<Module, Module>();
  for (const module of MODULES) {
    const edge = edgesOf(setup).find(({ to }) => to === module);
    home.set(module, edge === undefined || edge.link === 'lazy' ? module : home.get(edge.from)!);
  }
  return MODULES.filter((module) => kept.get(module) === 'entry').map((entry) => ({
    entry,
    modules: MODULES.filter((module) => kept.has(module) && home.get(module) === entry),
  }));
}

export interface Wave {
  readonly files: readonly string[];
  /** What the browser waited for: the wave before, or a click. */
  readonly click: boolean;
}

/** What is loaded in which order: each wave waits for the one before. The first is the page itself. */
export function wavesOf(setup: Setup): readonly Wave[] {
  const waves: Wave[] = [{ files: ['shop.html'], click: false }];
  if (setup.delivery === 'bundle') {
    for (const { entry } of chunksOf(setup))
      if (entry === 'main' || !neverAsked(setup)) waves.push({ files: [`${entry} chunk`], click: entry !== 'main' });
    return waves;
  }
  const edges = edgesOf(setup);
  const clicked: Module[] = ['main'];
  for (const start of clicked) {
    // The imports of one click, level by level; import() waits for a click of its own.
    let level: Module[] = [start];
    const levels: Module[][] = [];
    while (level.length > 0) {
      levels.push(level);
      const next = edges.filter(({ from }) => level.includes(from));
      if (!neverAsked(setup)) clicked.push(...next.filter(({ link }) => link === 'lazy').map(({ to }) => to));
      level = next.filter(({ link }) => link !== 'lazy').map(({ to }) => to);
    }
    const hinted = setup.delivery === 'hinted' && start === 'main';
    for (const [index, files] of (hinted ? [levels.flat()] : levels).entries())
      waves.push({ files: files.map((module) => `${module}.js`), click: start !== 'main' && index === 0 });
  }
  return waves;
}
