import type { HeadRequest, HeadTag } from './tags';

/**
 * Takes the requests of all `<Head>`s from the outermost to the innermost; returns the one head they make together.
 * The innermost wins: for the title, for each attribute, and for each tag that says the same thing (`identity`).
 */
export function mergeHeads(requests: readonly HeadRequest[]): HeadRequest {
  const merged: HeadRequest = { htmlAttributes: {}, bodyAttributes: {}, tags: [] };
  const groups: HeadTag[][] = [];
  const said = new Set<string>();
  for (const { tags } of requests.toReversed()) {
    const fresh = tags.filter((tag) => !said.has(identity(tag)));
    groups.unshift(fresh);
    // One `<Head>` may repeat itself: a link to each language has the same relation.
    for (const tag of fresh) said.add(identity(tag));
  }
  for (const { title, htmlAttributes, bodyAttributes } of requests) {
    if (title) merged.title = title;
    Object.assign(merged.htmlAttributes, htmlAttributes);
    Object.assign(merged.bodyAttributes, bodyAttributes);
  }
  merged.tags = groups.flat();
  return merged;
}

/** What a tag is about: two tags of one identity contradict each other. */
function identity({ name, attributes, text }: HeadTag): string {
  if (name === 'meta') {
    const key = ['charset', 'http-equiv', 'property', 'itemprop', 'name'].find((one) => attributes[one] !== undefined);
    return `meta ${key} ${key === 'charset' ? '' : attributes[key ?? '']?.toLowerCase()}`;
  }
  if (name === 'link')
    return attributes['rel'] === 'canonical' ? 'canonical' : `link ${attributes['rel']} ${attributes['href']}`;
  return `${name} ${attributes['src'] ?? text}`;
}
