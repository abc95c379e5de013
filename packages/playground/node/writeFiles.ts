import path from 'node:path';

import type { PlaygroundFiles } from '../shared/playgroundFiles';
import { writeEditFrames } from './frames/editFrames';
import { buildWorkers } from './workers';

interface Places {
  /** A folder that is served as it is, at `baseUrl`. */
  folder: string;
  /** In it, the folder of files that carry the hash of their content in the name. */
  hashedFolder: string;
  baseUrl: string;
}

/** Writes what the browser loads when a reader runs or edits something; returns the addresses. */
export async function writeFiles({ folder, hashedFolder, baseUrl }: Places): Promise<PlaygroundFiles> {
  const { compiler, colours, ...workers } = await buildWorkers(path.join(folder, hashedFolder));
  const hashed = (file: string): string => `${baseUrl}${hashedFolder}/${file}`;
  const frames = await writeEditFrames(folder);
  return {
    workers: mapValues(workers, hashed),
    compiler: hashed(compiler),
    colours: hashed(colours),
    frames: mapValues(frames, (address) => `${baseUrl}${address}`),
  };
}

// The values are mapped one by one: what `fromEntries` forgets is that the keys are the same.
const mapValues = <Key extends string>(
  values: Record<Key, string>,
  map: (value: string) => string,
): Record<Key, string> =>
  Object.fromEntries(Object.entries<string>(values).map(([key, value]) => [key, map(value)])) as Record<Key, string>;
