import type { PageRecord } from '../../indexer';
import type { Judgment } from '../judgments/judgments';
import { defined } from '@groundwork/lib/defined';
import { seeded } from '@groundwork/lib/seeded';

const perKind = 60;

/**
 * Queries made from the pages themselves, each for the page that it was made from: what can be measured on pages that
 * nobody has judged. They are easier than readers' queries, and say how an engine bears typing and slips.
 */
export function knownItems(pages: readonly PageRecord[], seed = 7): Judgment[] {
  const next = seeded(seed);
  const words = pageFrequencies(pages);
  const kinds: Record<string, (page: PageRecord) => string | null> = {
    'made: title': ({ title }) => title,
    'made: title begun': ({ title }) => title.slice(0, Math.ceil(title.length * 0.6)),
    'made: three words': (page) => tellingWords(page, words, next).slice(0, 3).join(' '),
    'made: words, one slip': (page) => {
      const [first, second, third] = tellingWords(page, words, next);
      return first && second && third && first.length > 5 ? `${withSlip(first, next)} ${second} ${third}` : null;
    },
    'made: name from code': (page) => pick(namesInCode(page), next) ?? null,
  };
  const seen = new Set<string>();
  return Object.entries(kinds).flatMap(([kind, make]) => {
    const judgments: Judgment[] = [];
    for (let attempt = 0; attempt < perKind * 20 && judgments.length < perKind; attempt++) {
      const page = defined(pick(pages, next), 'A page');
      const q = make(page)?.trim();
      if (!q || q.length < 4 || seen.has(q)) continue;
      seen.add(q);
      judgments.push({ q, kind, rel: { [page.route]: 3 } });
    }
    return judgments;
  });
}

const pick = <T>(list: readonly T[], next: () => number): T | undefined => list[Math.floor(next() * list.length)];

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z]{4,}/g) ?? [];

function pageFrequencies(pages: readonly PageRecord[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { sections } of pages) {
    for (const word of new Set(sections.flatMap(({ text }) => wordsOf(text))))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

/** Words of one section of a page that stand on few pages, but not on this one alone. */
function tellingWords(page: PageRecord, counts: ReadonlyMap<string, number>, next: () => number): string[] {
  const section = pick(page.sections, next);
  const words = [...new Set(wordsOf(section?.text ?? ''))].filter((word) => (counts.get(word) ?? 0) > 1);
  words.sort((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0));
  return words.slice(2, 8).sort(() => next() - 0.5);
}

/** One letter dropped, doubled or swapped with the next, never the first. */
function withSlip(word: string, next: () => number): string {
  const at = 1 + Math.floor(next() * (word.length - 2));
  const slips = [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + word[at] + word.slice(at),
    word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  ];
  return pick(slips, next) ?? word;
}

function namesInCode({ sections }: PageRecord): string[] {
  return sections.flatMap(({ code }) => code.match(/\b[a-z]+(?:[A-Z][a-z]+|_[a-z]+)+\b/g) ?? []);
}
