/** A piece of an answer: text, or a link into this site. */
type AnswerPart = { text: string; url?: undefined } | { text: string; url: string };

const linkPattern = /\[([^\]\n]{1,200})\]\(([^)\s]{1,500})\)/g;

/**
 * Cuts what an assistant said into text and links. A Markdown link stays a link only if it leads into this site. All
 * else is text, whatever it looks like.
 */
export function answerParts(answer: string, origin: string): AnswerPart[] {
  const parts: AnswerPart[] = [];
  let position = 0;
  for (const match of answer.matchAll(linkPattern)) {
    const [whole, label = '', target = ''] = match;
    const url = ownUrl(target, origin);
    if (match.index > position) parts.push({ text: answer.slice(position, match.index) });
    parts.push(url === null ? { text: label } : { text: label, url });
    position = match.index + whole.length;
  }
  if (position < answer.length) parts.push({ text: answer.slice(position) });
  return parts;
}

/** Path, query and fragment of an address on this site; null for any other. */
function ownUrl(target: string, origin: string): string | null {
  if (!URL.canParse(target, origin)) return null;
  const url = new URL(target, origin);
  return url.origin === origin ? url.pathname + url.search + url.hash : null;
}
