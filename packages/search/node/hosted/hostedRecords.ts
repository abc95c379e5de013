import type { UploadedRecord } from '../../shared/hostedRecord';
import type { PageRecord, SectionRecord } from '../../shared/format/records';

interface RecordContext {
  /** Origin and base URL of the site, without a slash at the end. */
  site: string;
  language: string;
  /** The generator's tag of a page: pages of the docs carry their version, others `default`. */
  tagOf: (page: PageRecord) => string;
}

/** The provider refuses records above 10 KB; a section's text is cut well before. */
const longestContent = 4_000;

/** The records of the hosted index: for each section its headings, and its content if it has any. */
export function hostedRecords(pages: readonly PageRecord[], context: RecordContext): UploadedRecord[] {
  return pages.flatMap((page) => {
    const open: SectionRecord[] = [];
    return page.sections.map((section, position) => {
      while ((open.at(-1)?.level ?? 0) >= section.level) open.pop();
      if (section.anchor) open.push(section);
      return toRecord(page, section, [...open], position, context);
    });
  });
}

function toRecord(
  page: PageRecord,
  section: SectionRecord,
  above: readonly SectionRecord[],
  position: number,
  { site, language, tagOf }: RecordContext,
): UploadedRecord {
  const pageUrl = site + page.route;
  const content = [position === 0 ? page.description : '', section.text, section.code]
    .filter(Boolean)
    .join('\n')
    .slice(0, longestContent);
  const level = Math.min(6, above.length + 1);
  return {
    objectID: `${page.route}#${section.anchor}`,
    url: section.anchor ? `${pageUrl}#${section.anchor}` : pageUrl,
    url_without_anchor: pageUrl,
    anchor: section.anchor || null,
    content: content || null,
    type: content ? 'content' : `lvl${level}`,
    hierarchy: hierarchyOf(page, above),
    language,
    docusaurus_tag: tagOf(page),
    weight: { pageRank: 0, level: 100 - level * 10, position },
  };
}

function hierarchyOf(page: PageRecord, above: readonly SectionRecord[]): UploadedRecord['hierarchy'] {
  const titles = [page.topic.title, page.title, ...above.map(({ heading }) => heading)];
  return Object.fromEntries(Array.from({ length: 7 }, (_, level) => [`lvl${level}`, titles[level] ?? null]));
}

/** The index settings that the provider's own crawler sets for documentation of this generator. */
export const hostedSettings = {
  attributesForFaceting: ['type', 'language', 'docusaurus_tag'],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:25'],
  searchableAttributes: [...Array.from({ length: 7 }, (_, level) => `unordered(hierarchy.lvl${level})`), 'content'],
  distinct: true,
  attributeForDistinct: 'url',
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  allowTyposOnNumericTokens: false,
  ignorePlurals: true,
  advancedSyntax: true,
};
