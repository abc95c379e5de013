import type { ListedNote, FeedSite } from './atomFeed';

/**
 * The site as a list of links for programs that read it, after llmstxt.org: title, what it is, and under each topic
 * its notes as Markdown, with what they answer. Notes come in the order of learning. All in one is `llms-full.txt`.
 */
export function llmsText(site: FeedSite, notes: readonly ListedNote[]): string {
  const topics = [...new Set(notes.map(({ topic }) => topic))];
  const section = (topic: string): string => {
    const links = notes.filter((note) => note.topic === topic).map(({ title, url, about }) => link(title, url, about));
    return `## ${topic}\n\n${links.join('\n')}`;
  };
  const intro = `# ${site.title}\n\n> ${site.tagline}. Each note answers one question; its programs were run, and it names its sources.`;
  return `${[intro, ...topics.map(section)].join('\n\n')}\n`;
}

const link = (title: string, url: string, about: string): string =>
  `- [${title.replace(/[[\]\\]/g, '\\$&')}](${url}.md): ${about}`;
