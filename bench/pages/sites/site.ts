import type { BenchNote, NoteSet } from '../notes/note';
import type { LabSteps } from '../notes/surroundings';

/** What a site is written from. */
export interface SiteInput {
  /** The repository. */
  root: string;
  set: NoteSet;
  labs: LabSteps;
}

/** How a page's menu is opened and closed, as selectors. */
export interface Menu {
  open: string;
  /** Matches when the menu is open. */
  opened: string;
  /** Closes it again; absent where an open menu is in nobody's way. */
  close?: string;
}

/** A generator with its theme, as the bench builds, serves and visits it. */
export interface BenchSite {
  name: 'groundwork' | 'starlight' | 'docusaurus';
  /** As the report names it. */
  title: string;
  /** The folder of its own packages, relative to the repository. */
  packages: string;
  /** Writes the site's sources into an empty folder from which the site's imports find its packages. */
  write: (folder: string, input: SiteInput) => void;
  /** The file of a note, relative to the site's folder. */
  noteFile: (note: BenchNote) => string;
  /** The command that builds it, run in its folder. */
  command: (root: string) => { program: string; args: readonly string[]; env?: Readonly<Record<string, string>> };
  /** The finished build, relative to the site's folder. */
  output: string;
  /** What a cold build must not find, relative to the site's folder. */
  caches: readonly string[];
  /** Folders of the build whose files carry a hash in their name; null for what our own server says. */
  hashedFolders: readonly string[] | null;
  /** Whether scripts take over the page: they mark it when they have, and go to the next note without loading a page. */
  takesOver: boolean;
  /** On a phone the menu; on a desktop a closed group of the sidebar. */
  menu: Record<'phone' | 'desktop', Menu>;
  /** The link to the next note, at the end of a note. */
  next: string;
}
