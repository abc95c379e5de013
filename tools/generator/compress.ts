import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const compressible = /\.(bin|css|html|js|json|map|mjs|svg|txt|wasm|webmanifest|xml)$/;
/** Below this a response is one packet anyway. In bytes. */
const smallest = 512;
const unusedAfterDays = 30;

const encodings = [
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
export async function compressFolder(folder: string, cacheFolder: string): Promise<Compressed> {
  await mkdir(cacheFolder, { recursive: true });
  const files = await filesToCompress(folder);
  const queue = [...files];
  let fresh = 0;
  const worker = async () => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      if (await compressFile(file, cacheFolder)) fresh += 1;
    }
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, worker));
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
  for (const { suffix, encode } of encodings) {
    const cached = path.join(cacheFolder, `${key}${suffix}`);
    if (!(await touch(cached))) {
      fresh = true;
      // Written aside first: a build that is stopped here must not leave half a file under the final name.
      const aside = `${cached}.${process.pid}`;
      await writeFile(aside, await encode(content));
      await rename(aside, cached);
    }
    if ((await stat(cached)).size < content.length) await copyFile(cached, `${file}${suffix}`);
  }
  return fresh;
}

/** Marks a cached file as used; false where there is none. */
async function touch(file: string): Promise<boolean> {
  const now = new Date();
  return utimes(file, now, now).then(
    () => true,
    () => false,
  );
}

async function dropUnused(cacheFolder: string): Promise<void> {
  const oldest = Date.now() - unusedAfterDays * 86_400_000;
  for (const name of await readdir(cacheFolder)) {
    const file = path.join(cacheFolder, name);
    if ((await stat(file)).mtimeMs < oldest) await rm(file);
  }
}
