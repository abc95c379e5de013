import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const decoders = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) };

const compressible = /\.(bin|css|html|js|json|map|md|mjs|svg|txt|wasm|webmanifest|xml)$/;
/** Below this a response is one packet anyway. In bytes. */
const smallest = 512;
const unusedAfterDays = 30;

/** How often a long run says how far it is. In milliseconds. */
const progressEvery = 5000;

interface Form {
  suffix: keyof typeof decoders;
  encode: (content: Buffer) => Promise<Buffer>;
}

const encodings: Form[] = [
  {
    suffix: '.br',
    encode: (content: Buffer) =>
      brotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  },
  { suffix: '.gz', encode: (content: Buffer) => deflate(content, { level: constants.Z_BEST_COMPRESSION }) },
];

interface Compressed {
  files: number;
  /** How many of those were compressed now; the rest came from the cache. */
  fresh: number;
}

/**
 * Writes a `.br` and a `.gz` file beside each text file of a build. The slowest level pays because each content is
 * compressed once: results are kept in the cache folder under the hash of what was compressed. Several builds may use
 * that folder at the same time, and nothing in it is trusted before it was read. Where it cannot be written, that is
 * said once, and all is compressed again next time.
 * zlib does its work in libuv's pool of threads, so waiting for several files at a time uses every core.
 * @throws Error where the build's own folder cannot be read or written
 */
export async function compressFolder(
  folder: string,
  cacheFolder: string,
  say: (text: string) => void = () => undefined,
): Promise<Compressed> {
  const cache = cacheIn(cacheFolder, say);
  const files = await filesToCompress(folder);
  const queue = [...files];
  let fresh = 0;
  const progress = setInterval(
    () => say(`Compressing: ${files.length - queue.length} of ${files.length} files …`),
    progressEvery,
  );
  const worker = async () => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      if (await compressFile(file, cache)) fresh += 1;
    }
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, worker)).finally(() => clearInterval(progress));
  await cache.dropUnused();
  return { files: files.length, fresh };
}

async function filesToCompress(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  return files.filter((_, index) => (sizes[index] ?? 0) >= smallest);
}

/** Returns true where something had to be compressed, false where the cache had it. */
async function compressFile(file: string, cache: Cache): Promise<boolean> {
  const content = await readFile(file);
  const key = createHash('sha256').update(content).digest('hex');
  let fresh = false;
  for (const form of encodings) {
    const name = `${key}${form.suffix}`;
    let packed = await cache.unbroken(name, form, content);
    if (packed === null) {
      fresh = true;
      packed = await form.encode(content);
      await cache.keep(name, packed);
    }
    if (packed.length < content.length) await writeWhole(`${file}${form.suffix}`, packed);
  }
  return fresh;
}

interface Cache {
  /**
   * What the cache holds, marked as used; null where there is nothing, or something that is not this content: a disk
   * that was full or a machine that went down leaves files of the right name.
   */
  unbroken: (name: string, form: Form, content: Buffer) => Promise<Buffer | null>;
  keep: (name: string, packed: Buffer) => Promise<void>;
  /** Removes what no build has used for a month, and what was being written when a build was stopped. */
  dropUnused: () => Promise<void>;
}

/** The cache in a folder, which need not be there yet. It only saves time, so that none of its faults ends a build. */
function cacheIn(folder: string, say: (text: string) => void): Cache {
  let said = false;
  return {
    unbroken: async (name, { suffix }, content) => {
      try {
        const packed = await readFile(path.join(folder, name));
        if (!content.equals(await decoders[suffix](packed))) return null;
        await markUsed(path.join(folder, name));
        return packed;
      } catch {
        return null;
      }
    },
    keep: async (name, packed) => {
      try {
        await mkdir(folder, { recursive: true });
        await writeWhole(path.join(folder, name), packed);
        await markUsed(path.join(folder, name));
      } catch (error) {
        if (said) return;
        said = true;
        const why = (error as NodeJS.ErrnoException).code ?? String(error);
        say(`${folder} cannot be written (${why}), so that the next build compresses these files again.`);
      }
    },
    dropUnused: async () => {
      const oldest = Date.now() - unusedAfterDays * 86_400_000;
      const names = await readdir(folder).catch(() => []);
      await Promise.all(names.map((name) => dropOlder(path.join(folder, name), oldest)));
    },
  };
}

/** Written aside first, where no server lists it: who is stopped here leaves no half of a file under the final name. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  const aside = path.join(path.dirname(file), `.${path.basename(file)}.${randomUUID()}`);
  try {
    await writeFile(aside, content);
    await rename(aside, file);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
}

/** By this machine's clock, with which it is compared: the clock of a file server may be another. */
async function markUsed(file: string): Promise<void> {
  const now = new Date();
  await utimes(file, now, now);
}

async function dropOlder(file: string, oldest: number): Promise<void> {
  try {
    if ((await stat(file)).mtimeMs < oldest) await rm(file);
  } catch {
    // Another build was quicker, or it is not ours: then it stays.
  }
}
