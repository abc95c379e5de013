import { blocksOf, readNoteText } from '../support';
import { passagesOf, wordCount } from './prose';

// Words of prose (editorial guide, "Length"): from a trap or single fact to a mechanism.
const shortest = 200;
const longest = 1600;
const longestSample = 25;
const longSentence = 25;

/** What of a page's length is worth a look, a line each. A warning: a mechanism may need more words than a trap. */
export function lengthWarnings(page: string): string[] {
  const note = readNoteText(page);
  const passages = passagesOf(note.tree);
  const words = wordCount(passages);
  const sentences = passages
    .filter(({ kind }) => kind === 'paragraph')
    .flatMap(({ text }) => text.split(/(?<=[.!?])\s+/));
  const long = sentences.filter((sentence) => sentence.split(/\s+/).length > longSentence).length;
  return [
    ...(words < shortest || words > longest
      ? [`${note.file}: ${words} words of prose, expected ${shortest} to ${longest}`]
      : []),
    ...(long > sentences.length / 3
      ? [`${note.file}: ${long} of ${sentences.length} sentences have more than ${longSentence} words`]
      : []),
    ...blocksOf(page).flatMap((block) => {
      const lines = block.kind === 'inert' ? block.text.split('\n').length : 0;
      return lines > longestSample ? [`${note.file}:${block.line}: ${lines} lines of code`] : [];
    }),
  ];
}
