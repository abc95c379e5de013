import type { Nodes, Parents, PhrasingContent, Root, RootContent, Text } from 'mdast';
import type { VFile } from 'vfile';

import type { NoteActor } from './actors';
import { actorsOf } from './actorsOf';

/**
 * Makes of `[laptop]` in prose the word with the badge of the actor `laptop`. The letter is drawn by the stylesheet
 * from an attribute, so that no text (search, feeds, copies, screen readers) has it. Links and headings keep the bare
 * word: a link has a colour of its own, and a heading's text becomes entries of menus.
 */
export function remarkActors() {
  return (tree: Root, file: VFile): void => {
    const actors = new Map(actorsOf(file).map((one) => [one.name, one]));
    if (actors.size === 0) return;
    drawBadges(tree, actors, false);
  };
}

function drawBadges(parent: Parents, actors: ReadonlyMap<string, NoteActor>, plain: boolean): void {
  parent.children = parent.children.flatMap((child): RootContent[] => {
    if (child.type === 'text') return partsOf(child, actors, plain);
    if ('children' in child) drawBadges(child, actors, plain || isPlain(child));
    return [child];
  });
}

const isPlain = ({ type }: Nodes): boolean => type === 'link' || type === 'linkReference' || type === 'heading';

/** The text in pieces; bracketed words that are no actors stay as they are. */
function partsOf({ value }: Text, actors: ReadonlyMap<string, NoteActor>, plain: boolean): PhrasingContent[] {
  return value.split(/(\[[^[\]]+\])/).map((piece): PhrasingContent => {
    const actor = /^\[/.test(piece) ? actors.get(piece.slice(1, -1)) : undefined;
    if (!actor) return { type: 'text', value: piece };
    return plain ? { type: 'text', value: actor.name } : badge(actor);
  });
}

function badge({ name, colour, letter }: NoteActor): PhrasingContent {
  const hProperties = { className: ['who', `who-${colour}`], dataLetter: letter };
  return { type: 'emphasis', data: { hName: 'span', hProperties }, children: [{ type: 'text', value: name }] };
}
