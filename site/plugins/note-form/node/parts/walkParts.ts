import type { Heading, Paragraph, RootContent, Table } from 'mdast';

import { sectionOf, type NoteParts } from './partsOf';
import { plainText } from './words';

/** The headings that every note with a walk has, as they are written. */
export const walkHeadings = {
  stop: 'What you can do now',
  lookUp: 'Look it up',
  deeper: 'Going deeper',
  questions: 'Check yourself',
  more: 'More, elsewhere',
} as const;

/** What the page says at the end of the walk. */
export const stopWords = {
  may: 'You may stop here.',
  then: 'The walk is over. What follows is for looking things up, and for the day on which something breaks.',
} as const;

/** A problem or a decision of somebody who builds, told alone. */
export interface Workshop {
  heading: Heading;
  content: RootContent[];
  /** Says who needs it and how it shows. */
  first?: Paragraph;
}

/** The parts of a note with a walk. */
export interface WalkParts {
  /** Everything before the stop: the trouble, and the sections of the walk. */
  walk: RootContent[];
  /** The headings of those sections. */
  stations: Heading[];
  stop?: Heading;
  /** Headings of level 2 behind the stop. */
  after: Heading[];
  lookUp?: Heading;
  tables: { table: Table; heading?: Heading }[];
  deeper?: Heading;
  workshops: Workshop[];
}

/** Takes a note with a walk apart further. */
export function walkPartsOf({ whole }: NoteParts): WalkParts {
  const headings = whole.filter((node): node is Heading => node.type === 'heading' && node.depth === 2);
  const named = (name: string): Heading | undefined => headings.find((heading) => plainText(heading) === name);
  const [stop, lookUp, deeper] = [walkHeadings.stop, walkHeadings.lookUp, walkHeadings.deeper].map(named);
  // A note without a stop is told of that alone.
  const end = stop ?? lookUp ?? deeper;
  return {
    walk: end ? whole.slice(0, whole.indexOf(end)) : whole,
    stations: stop ? headings.slice(0, headings.indexOf(stop)) : headings,
    stop,
    after: stop ? headings.slice(headings.indexOf(stop) + 1) : [],
    lookUp,
    tables: lookUp ? tablesIn(sectionOf(whole, lookUp)) : [],
    deeper,
    workshops: deeper ? workshopsIn(sectionOf(whole, deeper)) : [],
  };
}

function tablesIn(section: readonly RootContent[]): WalkParts['tables'] {
  return section.flatMap((node, index) => {
    if (node.type !== 'table') return [];
    const heading = section.slice(0, index).findLast((other): other is Heading => other.type === 'heading');
    return [{ table: node, ...(heading && { heading }) }];
  });
}

function workshopsIn(section: readonly RootContent[]): Workshop[] {
  return section.flatMap((heading) => {
    if (heading.type !== 'heading' || heading.depth !== 3) return [];
    const content = sectionOf(section, heading);
    const [first] = content;
    return [{ heading, content, ...(first?.type === 'paragraph' && { first }) }];
  });
}
