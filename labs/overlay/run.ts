import type { Frame } from '@groundwork/labs-kit/model';
import { lookup, parentOf, PATHS, viewOf, type Entry, type Found, type Layer, type Look, type Path } from './layers';

export type Op =
  { readonly act: 'read' | 'append' | 'remove' | 'mkdir'; readonly path: Path } | { readonly act: 'seal' };

export type Mark = 'look' | 'pass' | 'put' | 'found' | 'absent' | 'removed';

export interface State {
  /** The stack, the writable layer first. */
  readonly layers: readonly Layer[];
  /** What is done in the view; null before the first. */
  readonly op: Op | null;
  readonly cursor: { readonly layer: number; readonly path: Path; readonly mark: Mark } | null;
  /** Bytes that the present operation copied up, and layers that its search has asked. */
  readonly copied: number;
  readonly asked: number;
}

export const MOST_LAYERS = 3;
/** The bytes of a line as the note appends it, with its end: `buy bread` to todo, `host alpha` to the others. */
export const lineFor = (path: Path): number => (path === 'todo' ? 10 : 11);
/** The image of the note's session: `port 80` and two times `hello`, each with its end. */
const IMAGE: Layer = {
  'server.conf': { kind: 'file', bytes: 8 },
  mail: { kind: 'dir', opaque: false },
  'mail/june': { kind: 'file', bytes: 6 },
  'mail/july': { kind: 'file', bytes: 6 },
};

/** The layer's name: changes on top, image at the bottom, what was sealed between them. */
export const nameOf = (layer: number, count: number): string =>
  layer === 0 ? 'changes' : layer === count - 1 ? 'image' : `layer ${count - 1 - layer}`;

/** Plays one setup; collects frames while its stack changes. `marks`: a new directory over a whiteout is opaque. */
export class Run {
  readonly frames: Frame<State>[] = [];
  private layers: readonly Layer[] = [{}, IMAGE];
  private op: Op | null = null;
  private copied = 0;
  private asked = 0;

  constructor(private readonly marks: boolean) {
    this.say(
      'The image is mounted under an empty directory, changes. The view shows what a search from the top finds.',
    );
  }

  do(op: Op): void {
    this.op = op;
    this.copied = 0;
    this.asked = 0;
    if (op.act === 'seal') return this.seal();
    if (op.act === 'read') return this.read(op.path);
    const found = this.search(op.path);
    if (op.act === 'append') return this.append(op.path, found);
    if (op.act === 'remove') return this.remove(op.path, found);
    return this.mkdir(op.path, found);
  }

  private say(text: string, layer?: number, path?: Path, mark?: Mark): void {
    const cursor = layer === undefined ? null : { layer, path: path!, mark: mark! };
    const { layers, op, copied, asked } = this;
    this.frames.push({ text, state: { layers, op, cursor, copied, asked } });
  }

  /** Replaces entries of the writable layer; undefined takes one away. */
  private write(changes: Readonly<Partial<Record<Path, Entry | undefined>>>): void {
    const merged = { ...this.layers[0], ...changes };
    const kept = PATHS.filter((path) => merged[path] !== undefined).map((path) => [path, merged[path]!] as const);
    this.layers = [Object.fromEntries(kept), ...this.layers.slice(1)];
  }

  private search(path: Path): Found | null {
    const { looks, found } = lookup(this.layers, path);
    this.asked = looks.length;
    return found;
  }

  private read(path: Path): void {
    const { looks, found } = lookup(this.layers, path);
    for (const look of looks) {
      this.asked++;
      this.tell(path, look);
    }
    if (found === null && looks.at(-1)!.verdict === 'nothing')
      this.say(`No layer has ${path}: “No such file or directory”.`);
  }

  private tell(path: Path, { layer, at, verdict }: Look): void {
    const name = nameOf(layer, this.layers.length);
    if (verdict === 'nothing')
      return this.say(`Read ${path}: ${name} does not have it, so the layer below is asked.`, layer, at, 'pass');
    if (verdict === 'found')
      return this.say(`Read ${path}: found in ${name}. No layer below is asked.`, layer, at, 'found');
    const why = verdict === 'whiteout' ? `has a whiteout for ${at}` : `has an opaque ${at} without it`;
    return this.say(`Read ${path}: ${name} ${why}. The search ends: “No such file or directory”.`, layer, at, 'absent');
  }

  private append(path: Path, found: Found | null): void {
    if (path === 'mail') return this.say('In this figure mail names a directory: nothing is appended.');
    if (found === null) return this.create(path);
    const old = found.entry.kind === 'file' ? found.entry.bytes : 0;
    if (found.layer > 0) {
      this.copied = old;
      this.ensureParent(path);
      this.write({ [path]: found.entry });
      const from = nameOf(found.layer, this.layers.length);
      this.say(`Append to ${path}: it lies in ${from}, so all ${old} bytes of it are copied up first.`, 0, path, 'put');
    }
    const line = lineFor(path);
    this.write({ [path]: { kind: 'file', bytes: old + line } });
    return this.say(
      `The line of ${line} bytes goes into ${path} in changes. The layers below stay as they are.`,
      0,
      path,
      'put',
    );
  }

  private create(path: Path): void {
    if (!this.parentIsThere(path)) return this.say(`${path} cannot be made: its directory is not there.`);
    const over = this.layers[0]![path]?.kind === 'whiteout' ? ' It takes the place of the whiteout.' : '';
    this.ensureParent(path);
    this.write({ [path]: { kind: 'file', bytes: lineFor(path) } });
    return this.say(`There is no ${path} yet: it is made in changes.${over}`, 0, path, 'put');
  }

  private remove(path: Path, found: Found | null): void {
    if (found === null || !this.parentIsThere(path)) return this.say(`Remove ${path}: “No such file or directory”.`);
    const inside = PATHS.filter((other) => parentOf(other) === path);
    const gone = Object.fromEntries(inside.map((other) => [other, undefined]));
    if (!this.shinesThrough(path)) {
      this.write({ ...gone, [path]: undefined });
      return this.say(`Only changes has ${path}, so it is really deleted, and its space is free.`, 0, path, 'removed');
    }
    this.ensureParent(path);
    this.write({ ...gone, [path]: { kind: 'whiteout' } });
    const what = found.entry.kind === 'dir' ? 'One whiteout for the whole directory' : 'A whiteout';
    return this.say(`${what} in changes hides ${path}. The layers below keep every byte of it.`, 0, path, 'removed');
  }

  private mkdir(path: Path, found: Found | null): void {
    if (found !== null) return this.say(`${path} is there already: “File exists”.`);
    if (path !== 'mail') return this.say(`In this figure ${path} names a file: no directory is made.`);
    const over = this.layers[0]!.mail?.kind === 'whiteout';
    this.write({ mail: { kind: 'dir', opaque: over && this.marks } });
    if (!over) return this.say('The directory mail is made in changes.', 0, path, 'put');
    const kind = this.marks ? 'It is opaque: no search in it goes deeper.' : 'It is not marked as opaque.';
    return this.say(`A directory takes the place of the whiteout. ${kind}`, 0, path, 'put');
  }

  private seal(): void {
    if (this.layers.length === MOST_LAYERS) return this.say(`This figure has room for ${MOST_LAYERS} layers.`);
    this.layers = [{}, ...this.layers];
    return this.say('Changes becomes a layer of the image, marks included, and an empty one is put on top.');
  }

  private parentIsThere(path: Path): boolean {
    const parent = parentOf(path);
    return parent === null || viewOf(this.layers)[parent] !== undefined;
  }

  /** True if a lower layer would show the name once changes no longer has it. */
  private shinesThrough(path: Path): boolean {
    const parent = parentOf(path);
    const above = parent === null ? undefined : this.layers[0]![parent];
    if (above?.kind === 'dir' && above.opaque) return false;
    return lookup(this.layers.slice(1), path).found !== null;
  }

  private ensureParent(path: Path): void {
    const parent = parentOf(path);
    if (parent !== null && this.layers[0]![parent] === undefined)
      this.write({ [parent]: { kind: 'dir', opaque: false } });
  }
}
