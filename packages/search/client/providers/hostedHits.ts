import type { HostedConfig } from '../../shared/config';
import type { HostedRecord } from '../../shared/hostedRecord';
import type { PageHit, SectionHit, Segment } from '../../shared/types';

interface Highlighted {
  value?: string;
}

export interface HostedHit extends HostedRecord {
  _snippetResult?: { content?: Highlighted; hierarchy?: Record<string, Highlighted | undefined> };
  _highlightResult?: { content?: Highlighted; hierarchy?: Record<string, Highlighted | undefined> };
}

/** Changes the hosted provider's hits before they are shown. */
export type TransformItems = (hits: HostedHit[]) => HostedHit[];

/** Private-use characters instead of tags: whatever a record holds, no text of it can become markup. */
export const markStart = '\ue000';
export const markEnd = '\ue001';

/** Cuts a text with marks into segments. */
export function segmentsOfMarked(marked: string): Segment[] {
  return marked
    .split(markStart)
    .flatMap((part, index): Segment[] => {
      const [inside = '', after = ''] = index === 0 ? ['', part] : part.split(markEnd);
      return [{ text: inside, marked: true }, { text: after }];
    })
    .filter(({ text }) => text !== '');
}

/** Hits of sections, grouped by page in the order of each page's best hit. Hits without a web address are left out. */
export function groupByPage(hits: readonly HostedHit[], config: HostedConfig): PageHit[] {
  const pages = new Map<string, PageHit>();
  for (const hit of hits) {
    const url = resultUrl(hit.url, config);
    if (url === null) continue;
    const key = url.replace(/#.*$/, '');
    const page = pages.get(key) ?? {
      url: key,
      title: levelOf(hit, 'lvl1') ?? levelOf(hit, 'lvl0') ?? [{ text: key }],
      topic: hit.hierarchy.lvl0 ?? '',
      description: [],
      sections: [],
      hasLab: false,
      labs: [],
    };
    pages.set(key, page);
    if (hit.type !== 'lvl1' || page.sections.length === 0) addSection(page, hit, url);
  }
  return [...pages.values()];
}

function addSection(page: PageHit, hit: HostedHit, url: string): void {
  if (page.sections.some((section) => section.url === url)) return;
  const deepest = ['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2'].find((level) => hit.hierarchy[level]);
  const snippet = hit._snippetResult?.content?.value ?? hit.content ?? '';
  const section: SectionHit = {
    url,
    heading: deepest ? (levelOf(hit, deepest) ?? []) : [],
    snippet: segmentsOfMarked(snippet),
    isCode: false,
  };
  page.sections.push(section);
}

function levelOf(hit: HostedHit, level: string): Segment[] | null {
  const marked = hit._highlightResult?.hierarchy?.[level]?.value ?? hit.hierarchy[level];
  return marked ? segmentsOfMarked(marked) : null;
}

/** The generator's own skip link is no place to lead to. */
const skipLink = '#docusaurus_skipToContent_fallback';

/**
 * Where a hit leads: an address that matches `externalUrlRegex` stays whole, any other becomes a path for the router,
 * changed by `replaceSearchResultPathname`. Null for what is no web address.
 */
export function resultUrl(
  address: string,
  { externalUrlRegex, replaceSearchResultPathname: replace }: HostedConfig,
): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, pathname, hash, href } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  if (externalUrlRegex && new RegExp(externalUrlRegex).test(href)) return href;
  const path = replace ? pathname.replaceAll(new RegExp(replace.from, 'g'), replace.to) : pathname;
  return path + (hash === skipLink ? '' : hash);
}
