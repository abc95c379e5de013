import fs from 'node:fs';

import type { Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';

import type { NoteFrame, NoteLink, NoteSource, PlaceOnWay } from './noteFrame';
import { mdxElement, textNode } from '../elements';
import { frameFile } from './frameFile';
import { pageOfFile } from '@groundwork/samples';

interface RemarkNoteFrameOptions {
  root: string;
}

/**
 * Puts around a note's text what the graph knows: "Before this" above or after the opening; sources, the ways that it stands on, "Leads to" and
 * the notes that link here below. It is part of the text, so it reaches the browser as HTML.
 */
export function remarkNoteFrame({ root }: RemarkNoteFrameOptions) {
  return (tree: Root, file: VFile): void => {
    const page = pageOfFile(root, file.path);
    const data = page === undefined ? undefined : frameFile(root, page);
    if (data === undefined || !fs.existsSync(data)) return;
    const frame = JSON.parse(fs.readFileSync(data, 'utf8')) as NoteFrame;
    tree.children.splice(endOfOpening(tree), 0, ...notesList('Before this', 'note-before', frame.before));
    tree.children.push(
      ...sourcesList(frame),
      ...frame.ways.map(wayLine),
      ...notesList('Leads to', 'note-leads-to', frame.leadsTo),
      ...notesList('Linked from', 'note-linked-from', frame.linkedFrom),
    );
  };
}

/** The first screen is for what the note says: what comes before it is named after the opening, where that is set apart. */
const openings = ['in-short', 'trouble'];

function endOfOpening(tree: Root): number {
  return tree.children.findIndex(isOpening) + 1;
}

function isOpening({ data }: RootContent): boolean {
  const properties = (data as { hProperties?: { className?: unknown } } | undefined)?.hProperties;
  const classes: unknown = properties?.className;
  return Array.isArray(classes) && openings.some((name) => classes.includes(name));
}

function notesList(label: string, className: string, notes: readonly NoteLink[]): RootContent[] {
  if (notes.length === 0) return [];
  const links = notes.flatMap((note, index): RootContent[] => [...(index > 0 ? [textNode(', ')] : []), linkOf(note)]);
  return [
    mdxElement('p', { className: ['note-links', className] }, [
      mdxElement('strong', {}, [textNode(label)]),
      textNode(': '),
      ...links,
    ]),
  ];
}

const linkOf = ({ title, address }: NoteLink) =>
  ({ type: 'link', url: address, children: [textNode(title)] }) as RootContent;

/** "**On the way** Containers from the kernel up, 2 of 6: next Mount namespaces, previous Processes". */
function wayLine({ way, place, places, next, previous }: PlaceOnWay): RootContent {
  const steps = [
    ...(next ? [textNode(': next '), linkOf(next)] : []),
    ...(previous ? [textNode(next ? ', previous ' : ': previous '), linkOf(previous)] : []),
  ];
  return mdxElement('p', { className: ['note-links', 'note-way'] }, [
    mdxElement('strong', {}, [textNode('On the way')]),
    textNode(' '),
    linkOf(way),
    textNode(`, ${place} of ${places}`),
    ...steps,
  ]);
}

function sourcesList({ sources, verified }: NoteFrame): RootContent[] {
  if (sources.length === 0) return [];
  const heading = { type: 'heading', depth: 2, children: [textNode('Sources')] } as RootContent;
  const checked = verified
    ? [
        mdxElement('p', { className: ['note-verified'] }, [
          textNode('Checked against these sources on '),
          mdxElement('time', { dateTime: verified }, [textNode(verified)]),
          textNode('.'),
        ]),
      ]
    : [];
  return [heading, mdxElement('ul', { className: ['note-sources'] }, sources.map(sourceItem)), ...checked];
}

function sourceItem({ title, url, settles }: NoteSource): RootContent {
  const link = { type: 'link', url, children: [textNode(title)] } as RootContent;
  return mdxElement('li', {}, [link, textNode(`: ${settles}`)]);
}
