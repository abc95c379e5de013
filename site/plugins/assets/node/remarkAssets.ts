import type { PhrasingContent, Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxTextElement, MdxJsxTextElementData } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';

import { AuthorError } from '@groundwork/lib/authorError';
import { pageOfFile } from '@groundwork/samples';
import { readNoteAssets, type Asset } from './assetsFile';
import { jsxAttribute, isMarkdown, referencesIn, type JsxElement, type Reference } from './references';

interface RemarkAssetsOptions {
  /** The repository's folder on this machine. */
  root: string;
  baseUrl: string;
}

/** How wide a picture stands at most: its own width, the screen, or the column of text. */
const sizesOf = (width: number): string => `min(${width}px, 100vw, 43rem)`;

/**
 * Gives the pictures and files of a note the addresses under which the build has them (`index.ts`).
 *
 * The generator would let the bundler write them, which happens in the browser's compilation only: notes are compiled
 * for the server alone.
 * @throws Error with every file of the note that is missing or unfit
 */
export function remarkAssets({ root, baseUrl }: RemarkAssetsOptions) {
  return (tree: Root, file: VFile): void => {
    const page = pageOfFile(root, file.path);
    if (page === undefined) return;
    const { assets, mistakes } = readNoteAssets(root, page);
    if (mistakes.length > 0) throw new Error(mistakes.map((mistake) => new AuthorError(mistake).message).join('\n\n'));
    for (const reference of referencesIn(tree)) {
      const asset = assets[reference.url];
      if (asset) show(reference, asset, baseUrl);
    }
  };
}

function show(reference: Reference, asset: Asset, baseUrl: string): void {
  if (!isMarkdown(reference)) {
    const { node, attribute } = reference;
    setAttributes(node, { [attribute]: addressIn(reference, asset, baseUrl), ...besides(reference, asset, baseUrl) });
    return;
  }
  const { node } = reference;
  const isPicture = reference.wants === 'picture';
  const element = elementOf(isPicture ? 'img' : 'a', 'children' in node ? node.children : []);
  setAttributes(element, {
    [isPicture ? 'src' : 'href']: addressIn(reference, asset, baseUrl),
    ...('alt' in node && { alt: node.alt ?? '' }),
    ...('title' in node && node.title && { title: node.title }),
    ...(isPicture ? ofPicture(reference, asset, baseUrl) : ofLink(asset)),
  });
  reference.replace(element);
}

/** The address with the part of the file that the author named: `report.pdf#page=3`. */
const addressIn = ({ url }: Reference, { address }: Asset, baseUrl: string): string =>
  `${baseUrl}${address}${/#.*$/.exec(url)?.[0] ?? ''}`;

function besides(reference: Reference & { node: JsxElement }, asset: Asset, baseUrl: string): Record<string, string> {
  const { node } = reference;
  if (node.name === 'a') return ofLink(asset);
  if (node.name === 'video' || node.name === 'audio')
    return jsxAttribute(node, 'preload') === null ? { preload: 'none' } : {};
  if (node.name !== 'img') return {};
  const [width, height] = ['width', 'height'].map((name) => Number(jsxAttribute(node, name)) || undefined);
  return ofPicture(reference, asset, baseUrl, width, height);
}

const ofLink = ({ download }: Asset): Record<string, string> => (download === undefined ? {} : { download });

/** Width and height, of which an author may have given one or both; other sizes; and when it is fetched. */
function ofPicture(
  { isEarly }: Reference,
  asset: Asset,
  baseUrl: string,
  width?: number,
  height?: number,
): Record<string, string> {
  const own = { width: asset.width ?? 0, height: asset.height ?? 0 };
  const shownWidth = width ?? (height === undefined ? own.width : Math.round((height * own.width) / own.height));
  const shownHeight = height ?? Math.round((shownWidth * own.height) / own.width);
  return {
    width: String(shownWidth),
    height: String(shownHeight),
    ...(asset.smaller && {
      srcSet: candidates(asset, asset.smaller, baseUrl),
      sizes: sizesOf(shownWidth),
    }),
    ...(!isEarly && { loading: 'lazy' }),
    decoding: 'async',
  };
}

/** The other sizes; the original only where none of them is as wide as a screen needs it. */
function candidates({ address, width = 0 }: Asset, smaller: NonNullable<Asset['smaller']>, baseUrl: string): string {
  const widest = smaller.at(-1)?.width ?? 0;
  const needsOriginal = widest < Math.min(width, widestShown);
  const all = [...smaller, ...(needsOriginal ? [{ address, width }] : [])];
  return all.map((one) => `${baseUrl}${one.address} ${one.width}w`).join(', ');
}

const widestShown = 1600;

/** JSX that counts as written by the author, so that the generator neither bundles nor checks what it names. */
const elementOf = (name: string, children: PhrasingContent[]): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name,
  attributes: [],
  children,
  // A mark of MDX itself, which its types do not know.
  data: { _mdxExplicitJsx: true } as MdxJsxTextElementData,
});

function setAttributes(element: JsxElement, values: Readonly<Record<string, string>>): void {
  const others = element.attributes.filter((one) => one.type !== 'mdxJsxAttribute' || !(one.name in values));
  const own = Object.entries(values).map(([name, value]): MdxJsxAttribute => ({
    type: 'mdxJsxAttribute',
    name,
    value,
  }));
  element.attributes = [...others, ...own];
}
