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

export interface Compressed {
  files: number;
  /** How many of those were compressed now; the rest came from the cache. */
  fresh: number;
}

/**
 * Writes a `.br` and a `.gz` file beside each text file of a build. The slowest level pays because each content is
 * compressed once: results are kept in the cache folder under the hash of what was compressed.
 * zlib does its work in libuv's pool of threads, so waiting for several files at a time uses every core.
 */
export async function compressFolder(
  folder: string,
  cacheFolder: string,
  say: (text: string) => void = () => undefined,
): Promise<Compressed> {
  await mkdir(cacheFolder, { recursive: true });
  const files = await filesToCompress(folder);
  const queue = [...files];
  let fresh = 0;
  const progress = setInterval(
    () => say(`Compressing: ${files.length - queue.length} of ${files.length} files …`),
    progressEvery,
  );
  const worker = async () => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      if (await compressFile(file, cacheFolder)) fresh += 1;
    }
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, worker)).finally(() => clearInterval(progress));
  await dropUnused(cacheFolder);
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
async function compressFile(file: string, cacheFolder: string): Promise<boolean> {
  const content = await readFile(file);
  const key = createHash('sha256').update(content).digest('hex');
  let fresh = false;
  for (const form of encodings) {
    const cached = path.join(cacheFolder, `${key}${form.suffix}`);
    let packed = await unbroken(cached, form, content);
    if (packed === null) {
      fresh = true;
      packed = await form.encode(content);
      await writeWhole(cached, packed);
    }
    if (packed.length < content.length) await writeWhole(`${file}${form.suffix}`, packed);
  }
  return fresh;
}

/**
 * What the cache holds, marked as used; null where there is nothing, or something that is not this content: a disk that
 * was full or a machine that went down leaves files of the right name.
 */
async function unbroken(cached: string, { suffix }: Form, content: Buffer): Promise<Buffer | null> {
  try {
    const packed = await readFile(cached);
    if (!content.equals(await decoders[suffix](packed))) return null;
    const now = new Date();
    await utimes(cached, now, now);
    return packed;
  } catch {
    return null;
  }
}

/** Written aside first, where no server lists it: who is stopped here leaves no half of a file under the final name. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  const aside = path.join(path.dirname(file), `.${path.basename(file)}.${randomUUID()}`);
  await writeFile(aside, content);
  await rename(aside, file);
}

async function dropUnused(cacheFolder: string): Promise<void> {
  const oldest = Date.now() - unusedAfterDays * 86_400_000;
  for (const name of await readdir(cacheFolder)) {
    const file = path.join(cacheFolder, name);
    if ((await stat(file)).mtimeMs < oldest) await rm(file);
  }
}
