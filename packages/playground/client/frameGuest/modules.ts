import { moduleExtensions } from '../../shared/frameMessages';

/** A compiled module: what it exports, it puts on `exports`. */
export type ModuleBody = (require: Require, module: { exports: unknown }, exports: unknown) => void;
type Require = (name: string) => unknown;

interface Surroundings {
  carried: Readonly<Record<string, unknown>>;
  /** The compiled modules and the stylesheets of the sample. */
  texts: Readonly<Record<string, string>>;
  /** Makes a function of a module; undefined where its text is no JavaScript, which the browser reports. */
  evaluate(name: string, text: string): ModuleBody | undefined;
  addStyle(text: string): void;
}

/** Gives each module of a sample once, as `require` does in Node: also to those that import each other in a circle. */
export function createRequire({ carried, texts, evaluate, addStyle }: Surroundings): Require {
  const loaded = new Map<string, { exports: unknown }>();
  const load = (name: string): unknown => {
    const known = loaded.get(name);
    if (known) return known.exports;
    const module = { exports: {} as unknown };
    loaded.set(name, module);
    const text = texts[name] ?? '';
    if (name.endsWith('.css')) addStyle(text);
    else evaluate(name, text)?.(from(name), module, module.exports);
    return module.exports;
  };
  const from =
    (importer: string): Require =>
    (address) => {
      if (Object.hasOwn(carried, address)) return carried[address];
      const name = joined(importer, address);
      const file = moduleExtensions.map((extension) => name + extension).find((one) => Object.hasOwn(texts, one));
      if (address.startsWith('.') && file !== undefined) return load(file);
      throw new Error(
        `There is no module ${address} here: only ${[...Object.keys(carried), ...Object.keys(texts)].join(', ')}.`,
      );
    };
  return load;
}

/** The path that a relative import means, below the sample's folder. */
function joined(importer: string, address: string): string {
  const parts = importer.split('/').slice(0, -1);
  for (const part of address.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}
