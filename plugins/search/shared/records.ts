/** A section of a page as it is indexed: from one heading to the next. */
export interface SectionRecord {
  heading: string;
  /** Fragment id of the heading; empty for what stands before the first heading. */
  anchor: string;
  /** 1 for the introduction, 2 to 6 for headings. */
  level: number;
  text: string;
  code: string;
}

/** A page as it is indexed. */
export interface PageRecord {
  route: string;
  title: string;
  description: string;
  /** Concept ids that the page explains. */
  defines: readonly string[];
  topic: { id: string; title: string };
  /** What its sources settle, and the words of its diagrams and labs: searched, but not shown. */
  related?: string;
  /** Titles of the pages around it, likewise. */
  neighbours?: readonly string[];
  /** What other pages call it where they link to it, likewise. */
  calledBy?: readonly string[];
  /** Routes that it links to; those that are no pages of the index are passed over. */
  linksTo?: readonly string[];
  sections: readonly SectionRecord[];
}

/** What a page's text file holds: enough to show and to re-rank a hit. */
export interface PageText {
  route: string;
  title: string;
  description: string;
  topic: string;
  sections: readonly SectionRecord[];
}

type Packed = [route: string, title: string, description: string, topic: string, ...sections: PackedSection[]];
type PackedSection = [heading: string, anchor: string, level: number, text: string, code: string];

/** Arrays instead of objects: the names of fields would be a tenth of the file. */
export function packPage(page: PageRecord): string {
  const sections = page.sections.map((s): PackedSection => [s.heading, s.anchor, s.level, s.text, s.code]);
  return JSON.stringify([page.route, page.title, page.description, page.topic.title, ...sections] satisfies Packed);
}

/** Returns null when the text is not a packed page. */
export function unpackPage(json: string): PageText | null {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return null;
  }
  if (!Array.isArray(value) || value.length < 4) return null;
  const [route, title, description, topic, ...sections] = value as unknown[];
  if (![route, title, description, topic].every((field) => typeof field === 'string') || !sections.every(isSection))
    return null;
  return {
    route: route as string,
    title: title as string,
    description: description as string,
    topic: topic as string,
    sections: sections.map(([heading, anchor, level, text, code]) => ({
      heading,
      anchor,
      level,
      text,
      code,
    })),
  };
}

function isSection(value: unknown): value is PackedSection {
  return (
    Array.isArray(value) &&
    value.length === 5 &&
    typeof value[2] === 'number' &&
    [0, 1, 3, 4].every((index) => typeof value[index] === 'string')
  );
}
