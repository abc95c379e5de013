import type { Segment } from '../../../shared/types';
import type { WordMark } from '../rank/matchPage';

const snippetLength = 170;
/** How far back a snippet may reach to begin with a whole word or sentence. */
const lead = 50;

/** The text with its marked tokens set apart. */
export function segmentsOf(text: string, marks: readonly WordMark[], from = 0, until = text.length): Segment[] {
  const segments: Segment[] = [];
  let position = from;
  for (const { token } of marks) {
    if (token.start < position || token.end > until) continue;
    if (token.start > position) segments.push({ text: text.slice(position, token.start) });
    segments.push({ text: text.slice(token.start, token.end), marked: true });
    position = token.end;
  }
  if (position < until) segments.push({ text: text.slice(position, until) });
  return segments;
}

/** About 170 characters of the text, where the most different words of the query stand close together. */
export function snippetOf(text: string, marks: readonly WordMark[]): Segment[] {
  const best = densest(marks);
  const from = best ? startOf(text, Math.max(0, best.token.start - lead)) : 0;
  const until = endOf(text, from + snippetLength);
  const segments = segmentsOf(text, marks, from, until);
  if (from > 0) segments.unshift({ text: '… ' });
  if (until < text.length) segments.push({ text: ' …' });
  return segments;
}

function densest(marks: readonly WordMark[]): WordMark | undefined {
  let best: WordMark | undefined;
  let most = 0;
  marks.forEach((mark, index) => {
    let bits = 0;
    let count = 0;
    for (let i = index; i < marks.length; i++) {
      const other = marks[i];
      if (!other || other.token.end - mark.token.start > snippetLength - lead) break;
      for (let added = other.bits & ~bits; added; added &= added - 1) count += 10;
      bits |= other.bits;
      count += 1;
    }
    if (count > most) [best, most] = [mark, count];
  });
  return best;
}

function startOf(text: string, position: number): number {
  if (position === 0) return 0;
  const sentence = /[.!?:]\s+/.exec(text.slice(position, position + lead));
  if (sentence) return position + sentence.index + sentence[0].length;
  const space = text.slice(position, position + lead).search(/\s/);
  return space < 0 ? position : position + space + 1;
}

function endOf(text: string, position: number): number {
  if (position >= text.length) return text.length;
  const space = text.lastIndexOf(' ', position);
  const line = text.lastIndexOf('\n', position);
  const end = Math.max(space, line);
  return end > position - 40 ? end : wholeCharacter(text, position);
}

/** Never cuts a surrogate pair in two. */
const wholeCharacter = (text: string, position: number): number =>
  /[\udc00-\udfff]/.test(text[position] ?? '') ? position - 1 : position;
