import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import type { Asset } from './assetsFile';
import { fileLimits, type FileKind } from './kinds';
import { readPicture } from './picture';

/** A static folder of the build, below the site: the files of all notes, under the addresses by which pages ask. */
export const assetsFolder = '.docusaurus/assets/static';

/** As many digits of SHA-256 as tell the files of a site apart. */
const digits = 12;

/** A file of a note that is not as a reader could be sent it. */
export class UnfitAsset extends Error {
  readonly expected: string;

  constructor(expected: string, found: string) {
    super(found);
    this.expected = expected;
  }
}

/** What was made of files, by their address, which changes with their content. Reading a large picture takes a second. */
const made = new Map<string, Promise<Asset>>();

/** Keeps the files that notes show and link to, each once. */
export class AssetStore {
  readonly #folder: string;
  readonly #kept = new Set<string>();

  constructor(root: string) {
    this.#folder = path.join(root, assetsFolder);
  }

  /** Puts a file into the store. @throws UnfitAsset where it is too large, or not what its ending says. */
  async add(file: string, kind: FileKind): Promise<Asset> {
    const bytes = readWithin(file, fileLimits[kind.folder]);
    const ending = path.extname(file);
    if (kind.begins && !kind.begins(bytes)) throw unfit(ending, 'its bytes are of another kind');
    const stem = `assets/${kind.folder}/${nameOf(file, bytes)}`;
    const address = `${stem}${ending.toLowerCase()}`;
    const making = made.get(address) ?? this.#make(bytes, kind, stem, address);
    made.set(address, making);
    const asset = await making.catch((error: unknown) => {
      made.delete(address);
      throw unfit(ending, error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
    });
    for (const one of [asset, ...(asset.smaller ?? [])]) this.#kept.add(one.address);
    return kind.isShown ? asset : { ...asset, download: path.basename(file) };
  }

  /** Removes what no note shows any more. */
  clear(): void {
    for (const entry of fs.readdirSync(this.#folder, { recursive: true, withFileTypes: true })) {
      const file = path.join(entry.parentPath, entry.name);
      if (entry.isFile() && !this.#kept.has(path.relative(this.#folder, file))) fs.rmSync(file);
    }
  }

  async #make(bytes: Buffer, { format }: FileKind, stem: string, address: string): Promise<Asset> {
    const picture = format === undefined ? undefined : await readPicture(bytes, format);
    this.#write(address, bytes);
    if (!picture) return { address };
    const { width, height } = picture;
    const smaller = picture.smaller.map((one) => ({ address: `${stem}-${one.width}.webp`, width: one.width }));
    for (const one of picture.smaller) this.#write(`${stem}-${one.width}.webp`, one.bytes);
    return { address, width, height, ...(smaller.length > 0 && { smaller }) };
  }

  /** The name says what is in it: what is there is left, so that a browser in development need not load its page again. */
  #write(address: string, bytes: Buffer): void {
    const file = path.join(this.#folder, address);
    if (fs.statSync(file, { throwIfNoEntry: false })?.size === bytes.length) return;
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, bytes);
  }
}

function readWithin(file: string, limit: number): Buffer {
  const { size } = fs.statSync(file);
  if (size > limit) throw new UnfitAsset(`at most ${inMegabytes(limit)}`, `it has ${inMegabytes(size)}`);
  if (size === 0) throw new UnfitAsset('a file with content', 'it is empty');
  return fs.readFileSync(file);
}

const inMegabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

const unfit = (ending: string, found: string): UnfitAsset =>
  new UnfitAsset(`a whole file of the kind ${ending}`, found);

/** The file's name as far as an address may have it, and the hash of its content. */
function nameOf(file: string, bytes: Buffer): string {
  const name = path.basename(file, path.extname(file)).replace(/[^\w-]+/g, '-');
  return `${name}-${createHash('sha256').update(bytes).digest('hex').slice(0, digits)}`;
}
