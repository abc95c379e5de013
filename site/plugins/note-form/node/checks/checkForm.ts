import type { Nodes, RootContent } from 'mdast';

import { AuthorError } from '@groundwork/lib/authorError';
import type { FrontMatter } from '../frontMatter';
import type { CheckedNote, LineOf, Mistake } from './checkedNote';
import { questionMistakes } from './checkQuestions';
import { walkMistakes } from './checkWalk';
import { countWords, plainText } from '../parts/words';

/** Words of "In short". */
const opening = { least: 60, most: 140, paragraphs: 3 };

/** What a note lacks of its form. */
export function checkForm(note: CheckedNote): AuthorError[] {
  const at = (node: Nodes | undefined): number => (node?.position?.start.line ?? 1) + (note.linesBefore ?? 0);
  const { form } = note.frontMatter.data;
  const mistakes = [...(form === 'walk' ? walkMistakes : articleMistakes)(note, at), ...questionMistakes(note, at)];
  return mistakes.map((mistake) => new AuthorError({ file: note.file, ...mistake }));
}

const articleMistakes = (note: CheckedNote, at: LineOf): Mistake[] => [
  ...openingMistakes(note, at),
  ...deeperMistakes(note, at),
];

function openingMistakes({ parts, frontMatter }: CheckedNote, at: LineOf): Mistake[] {
  const paragraphs = parts.opening.filter(({ type }) => type === 'paragraph');
  const other = parts.opening.find(({ type }) => type !== 'paragraph');
  const line = at(parts.opening[0] ?? parts.whole[0]);
  const text = paragraphs.map(plainText).join(' ');
  const words = countWords(text);
  return [
    ...(other
      ? [
          {
            line: at(other),
            expected: 'paragraphs only before the first heading',
            found: nameOf(other),
            hint: 'the opening is read alone, also in a search result: put this below the first heading',
          },
        ]
      : []),
    ...(words < opening.least || words > opening.most
      ? [
          {
            line,
            expected: `an opening of ${opening.least} to ${opening.most} words before the first heading`,
            found: `${words} words`,
            hint: 'what it is, what it is for, where you meet it, and one concrete example',
          },
        ]
      : []),
    ...(paragraphs.length > opening.paragraphs
      ? [
          {
            line,
            expected: `at most ${opening.paragraphs} paragraphs before the first heading`,
            found: `${paragraphs.length}`,
            hint: 'join what belongs together, or move it below the first heading',
          },
        ]
      : []),
    ...descriptionMistakes(text, frontMatter),
  ];
}

/** The description is quoted by searches and link previews: it is the opening's first sentence or sentences. */
function descriptionMistakes(text: string, { data, lineOf }: FrontMatter): Mistake[] {
  const description = data.description.replace(/\s+/g, ' ').trim();
  const isWhole = /[.!?]["”)]?$/.test(description) && /^($|\s)/.test(text.slice(description.length));
  if (text.startsWith(description) && isWhole) return [];
  return [
    {
      line: lineOf(['description']),
      expected: 'a description that is how the opening begins, in whole sentences, word for word without markup',
      found: text.startsWith(description) ? `a part of a sentence: ${description}` : differenceOf(description, text),
      hint: `the opening begins: ${text.slice(0, 160)}`,
    },
  ];
}

function differenceOf(description: string, text: string): string {
  const same = [...description].findIndex((letter, index) => letter !== text[index]);
  return `other words from character ${same + 1} on: ${description.slice(Math.max(0, same - 20), same + 40)}`;
}

function nameOf(node: RootContent): string {
  return 'name' in node && node.name ? `<${node.name}>` : node.type;
}

function deeperMistakes({ parts: { deeper, whole } }: CheckedNote, at: LineOf): Mistake[] {
  if (deeper.length === 1) return [];
  return [
    {
      line: at(deeper[1] ?? whole.at(-1)),
      expected: 'exactly one heading "## Going deeper: …"',
      found: deeper.length === 0 ? 'none' : `${deeper.length}`,
      hint: 'what follows it, as ### sections, is for the expert; the page draws the division',
    },
  ];
}
