import { existsSync } from 'node:fs';
import path from 'node:path';

import type { SidebarItemConfig } from '@docusaurus/plugin-content-docs/src/sidebars/types.js';

import { topics, type Topic } from '../topics';

/** True where the page of a planned note is written: `docs/<topic>/<page>.mdx`, or its folder's index. */
export function isWritten(docsFolder: string, topic: string, page: string): boolean {
  const file = path.join(docsFolder, topic, page);
  return existsSync(`${file}.mdx`) || existsSync(path.join(file, 'index.mdx'));
}

/** The sidebar: the introduction, then each topic that has a written page, in the planned order. */
export function sidebarItems(docsFolder: string): SidebarItemConfig[] {
  return [
    // The house is drawn by `site/css/sidebar.css`: as an emoji it is a box where the reader's system has no such font.
    { type: 'doc', id: 'introduction', label: 'Introduction', className: 'sidebar-home' },
    ...topics.flatMap((topic) => topicCategory(docsFolder, topic)),
  ];
}

function topicCategory(docsFolder: string, topic: Topic): SidebarItemConfig[] {
  const written = topic.pages.filter((page) => isWritten(docsFolder, topic.id, page));
  if (written.length === 0) return [];
  return [
    {
      type: 'category',
      label: topic.title,
      collapsed: true,
      items: written.flatMap((page) => pageItem(docsFolder, topic.id, page, written)),
    },
  ];
}

/** A page; where pages of the same name's folder exist (`jvm`, `jvm/threads`), they become its category. */
function pageItem(docsFolder: string, topic: string, page: string, all: readonly string[]): SidebarItemConfig[] {
  const [folder = '', child] = page.split('/');
  const docId = (name: string) =>
    existsSync(path.join(docsFolder, topic, name, 'index.mdx')) ? `${topic}/${name}/index` : `${topic}/${name}`;
  const siblings = all.filter((other) => other.startsWith(`${folder}/`));
  if (siblings.length === 0) return [docId(page)];
  if (child !== undefined && (all.includes(folder) || siblings[0] !== page)) return [];
  return [
    {
      type: 'category',
      label: folderLabels[folder] ?? folder,
      collapsed: true,
      ...(all.includes(folder) && { link: { type: 'doc' as const, id: docId(folder) } }),
      items: siblings.map(docId),
    },
  ];
}

const folderLabels: Record<string, string> = { jvm: 'The JVM', maven: 'Maven', webservers: 'Web servers' };
