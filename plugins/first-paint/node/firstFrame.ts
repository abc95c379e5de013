import { noteAttribute, noteDataAttribute } from '../../notes/shared/fragment';
import { scriptListId } from '../shared/start';

/** As many letters as fill a phone's first screen below the title, with room to spare. */
const firstScreen = 600;

/** Of the note's HTML: with less before the break, what is drawn after it would be a long task of its own. */
const leastShare = 0.1;

/** The inline script right before the list of scripts: the last of those that other plugins put at the end of a page. */
const lastScript = new RegExp(`<script>(?:(?!</script>)[^])*</script>(?=\\s*<script[^>]*\\bid="?${scriptListId}\\b)`);

/**
 * Takes a note's page; returns it with its last inline script moved from the end to the end of the first screen.
 *
 * A parser that has been at work for 10 ms, or has run a script that long, lets the browser draw. On a slow phone what
 * it draws first is then the first screen instead of most of the note, and comes that much earlier; on others it makes
 * no difference. Such a script must therefore need nothing of the page below it.
 */
export function yieldAfterFirstScreen(html: string): string {
  const script = lastScript.exec(html);
  const place = script && endOfFirstScreen(html);
  if (!place) return html;
  const without = html.slice(place, script.index) + html.slice(script.index + script[0].length);
  return html.slice(0, place) + script[0] + without;
}

/** The place before the first paragraph or heading of the note that is below the first screen. */
function endOfFirstScreen(html: string): number | undefined {
  const start = html.indexOf('>', html.indexOf(` ${noteAttribute}=`)) + 1;
  const end = html.indexOf(` ${noteDataAttribute}`);
  if (end < start) return undefined;
  const note = html.slice(start, end);
  // Rendered Markdown begins every block on a line of its own; the note's islands have no such line.
  for (const { index } of note.matchAll(/(?<=\n)<(?:p|h[23])[\s>]/g)) {
    if (index >= leastShare * note.length && textLength(note.slice(0, index)) >= firstScreen) return start + index;
  }
  return undefined;
}

const textLength = (html: string): number => html.replaceAll(/<[^>]*>/g, '').length;
