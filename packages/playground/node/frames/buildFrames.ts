import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { defined } from '@groundwork/lib/defined';
import { frameAddress, hasFrame } from './frameAddress';
import { frameSource } from './frameSource';
import { htmlFrame } from './htmlFrame';
import { reactFrames } from './reactFrame';

interface Sample {
  /** The folder below `samples/`: the page. */
  page: string;
  file: string;
}

/** Writes, for every sample that has a frame, its document and what a reader may edit, below a folder that is served as it is. */
export async function buildFrames(samplesFolder: string, outFolder: string): Promise<void> {
  const samples = await framedSamples(samplesFolder);
  const [pages, components] = [samples.filter(isPage), samples.filter((sample) => !isPage(sample))];
  const bundling = reactFrames(components.map(({ page, file }) => path.join(samplesFolder, page, file)));
  const [bundled] = await Promise.all([bundling, writePages()]);
  for (const [index, sample] of components.entries()) await writeFrame(sample, defined(bundled[index], sample.file));

  async function writePages(): Promise<void> {
    for (const sample of pages)
      await writeFrame(sample, await pageFrame(path.join(samplesFolder, sample.page), sample.file));
  }

  async function writeFrame({ page, file }: Sample, document: string): Promise<void> {
    const target = path.join(outFolder, `${frameAddress({ page, file })}.html`);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, document);
    const source = frameSource({ folder: path.join(samplesFolder, page), file });
    if (source) await writeFile(target.replace(/\.html$/, '.json'), JSON.stringify(source));
  }
}

const isPage = ({ file }: Sample): boolean => file.endsWith('.html');

async function pageFrame(folder: string, file: string): Promise<string> {
  const read = (name: string): Buffer | undefined => {
    const target = path.join(folder, name);
    return target.startsWith(`${folder}${path.sep}`) && existsSync(target) ? readFileSync(target) : undefined;
  };
  return htmlFrame({ file: path.join(folder, file), html: await readFile(path.join(folder, file), 'utf8'), read });
}

async function framedSamples(samplesFolder: string): Promise<Sample[]> {
  if (!existsSync(samplesFolder)) return [];
  const entries = await readdir(samplesFolder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const namesIn = new Map<string, string[]>();
  for (const { name, parentPath } of files) namesIn.set(parentPath, [...(namesIn.get(parentPath) ?? []), name]);
  return files
    .filter(({ name, parentPath }) => hasFrame({ file: name, files: namesIn.get(parentPath) ?? [] }))
    .filter(({ name, parentPath }) => !isOnlyChecked(parentPath, name))
    .map(({ name, parentPath }) => ({
      page: path.relative(samplesFolder, parentPath).split(path.sep).join('/'),
      file: name,
    }));
}

/**
 * A page that is nothing without a server, or a file that its check makes, is only opened by the check. The samples'
 * plugin has checked the file; here is read what concerns the frames.
 */
function isOnlyChecked(folder: string, file: string): boolean {
  const options = path.join(folder, 'samples.json');
  if (!existsSync(options)) return false;
  const { programs } = JSON.parse(readFileSync(options, 'utf8')) as SamplesOptions;
  return programs?.[file]?.notInBrowser !== undefined;
}

interface SamplesOptions {
  programs?: Record<string, { notInBrowser?: string }>;
}
