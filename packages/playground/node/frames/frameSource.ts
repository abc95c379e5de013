import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { transform } from 'sucrase';

import { stripMarkers } from '@groundwork/samples';
import { carriedModules, moduleExtensions, type FrameSource } from '../../shared/frameMessages';
import { usedNames } from '../usedNames';
import { elementsOf, parseDocument } from '@groundwork/lib/htmlTree';
import { dataAddress } from './htmlFrame';

/** The folder of a page's samples, and a file in it. */
interface Place {
  folder: string;
  file: string;
}

/**
 * What a reader may edit of a sample that has a frame; undefined where the frame that shows edited samples could not
 * show it: it has frames of its own, or imports what that frame does not carry.
 */
export function frameSource(place: Place): FrameSource | undefined {
  return place.file.endsWith('.html') ? htmlSource(place) : reactSource(place);
}

function htmlSource({ folder, file }: Place): FrameSource | undefined {
  const html = textAt(folder, file);
  const texts: Record<string, string> = { [file]: html };
  const pictures: Record<string, string> = {};
  for (const { tagName, attrs } of elementsOf(parseDocument(html))) {
    const value = (wanted: string): string | undefined => attrs.find(({ name }) => name === wanted)?.value;
    if (['iframe', 'object', 'embed', 'frameset'].includes(tagName)) return undefined;
    const address = tagName === 'link' && value('rel') === 'stylesheet' ? value('href') : value('src');
    if (address === undefined || address.startsWith('data:')) continue;
    const name = address.replace(/^\.\//, '');
    if (tagName === 'img') pictures[name] = dataAddress(name, readFileSync(path.join(folder, name)));
    else if (tagName === 'link' || tagName === 'script') texts[name] = textAt(folder, name);
  }
  return { kind: 'html', file, texts, pictures };
}

function reactSource({ folder, file }: Place): FrameSource | undefined {
  const texts: Record<string, string> = {};
  const waiting = [file];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (Object.hasOwn(texts, name)) continue;
    const text = textAt(folder, name);
    texts[name] = text;
    if (name.endsWith('.css')) continue;
    const imports = importsOf(text).filter((one) => !(carriedModules as readonly string[]).includes(one));
    const found = imports.map((one) => fileOf(folder, name, one));
    if (!found.every((one) => one !== undefined)) return undefined;
    waiting.push(...found);
  }
  return { kind: 'react', file, texts, pictures: {} };
}

const importsOf = (text: string): string[] =>
  usedNames(
    transform(text, {
      transforms: ['typescript', 'jsx'],
      jsxRuntime: 'automatic',
      production: true,
      disableESTransforms: true,
    }).code,
  ).imports;

/** The file that a module's import means; undefined where the frame cannot give it. */
function fileOf(folder: string, importer: string, address: string): string | undefined {
  if (!address.startsWith('.') || address.endsWith('.module.css')) return undefined;
  const name = path.posix.join(path.posix.dirname(importer), address);
  const file = moduleExtensions
    .map((extension) => `${name}${extension}`)
    .find((one) => /\.(?:css|[tj]sx?)$/.test(one) && existsSync(path.join(folder, one)));
  return file?.startsWith('..') ? undefined : file;
}

const textAt = (folder: string, name: string): string => stripMarkers(readFileSync(path.join(folder, name), 'utf8'));
