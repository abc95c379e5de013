import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { defined } from '@groundwork/lib/defined';
import { eachOnce, hashDigits, listFile, type KeepableFiles, type KeepableFile } from '../shared/fileList';

const compressed = /\.(?:br|gz)$/;
/** What is left out besides: what only programs ask for, and what a browser asks for by itself. */
const leftOut =
  /\.(?:md|xml|txt)$|(?:^|\/)\.|^(?:bom\.cdx|offline)\.json$|^offline-worker\.js$|^(?:frames|cards)\/|^assets\/[^/]+\.html$/;
/** Texts that belong to the notes that name them; the other files of these folders belong to every page. */
const ofNotes = /^assets\/(?:files|images|ideal-img|medias)\//;
const notesFolder = /^docs\/([^/]+)\/.+\.(?:html|json)$/;

/**
 * Lists the files of a finished build that a reader may keep, by topic. A topic needs its notes, each as page and as
 * fragment, and the files that they name. Frames of samples are not in it: they have an origin of their own, for which
 * no worker of ours may answer.
 */
export async function fileList(folder: string): Promise<KeepableFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((name) => !compressed.test(name) && (!leftOut.test(name) || ofNotes.test(name)))
    .sort();
  const contents = new Map<string, Buffer>();
  for (const name of names) contents.set(name, await readFile(path.join(folder, name)));
  const contentOf = (name: string): Buffer => defined(contents.get(name), name);
  const entryOf = (name: string): KeepableFile => [addressOf(name), hashOf(contentOf(name)), contentOf(name).length];

  const named = new Set<string>();
  const topics: Record<string, KeepableFile[]> = {};
  for (const name of names) {
    const topic = notesFolder.exec(name)?.[1];
    if (topic === undefined) continue;
    const files = filesNamedIn(contentOf(name).toString('utf8'), contents);
    for (const file of files) named.add(file);
    topics[topic] = [...(topics[topic] ?? []), entryOf(name), ...files.map(entryOf)];
  }
  for (const [topic, files] of Object.entries(topics)) topics[topic] = eachOnce(files);
  const common = names.filter((name) => !notesFolder.test(name) && !named.has(name)).map(entryOf);
  const version = hashOf(Buffer.from(JSON.stringify([common, topics])));
  return { version, common, topics };
}

/** Writes the list of a finished build into it. */
export async function writeFileList(folder: string): Promise<void> {
  await writeFile(path.join(folder, listFile), JSON.stringify(await fileList(folder)));
}

/** The files of notes that a text names, whatever base stands before them. */
function filesNamedIn(text: string, contents: ReadonlyMap<string, Buffer>): string[] {
  const found = text.matchAll(/assets\/(?:files|images|ideal-img|medias)\/[\w.%-]+/g);
  return [...new Set([...found].map(([name]) => decodeURIComponent(name)))].filter((name) => contents.has(name));
}

/** `docs/linux/epoll.html` is asked for as `docs/linux/epoll`, `index.html` as the base itself. */
const addressOf = (name: string): string =>
  name === '404.html' ? name : name.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');

const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex').slice(0, hashDigits);
