import type { Frame } from '@groundwork/labs-kit/model';

import { scenes, type Edge, type Name, type Strength } from './scenes';

/** How strongly an object can be reached; `none` where no way leads to it. */
export type Level = Strength | 'none';
export type Mark = 'look' | 'found' | 'changed' | 'removed';
/** What happens in a step: in a collection, how far it has come. */
export type Phase = 'rest' | 'drop' | 'take' | 'strong' | 'soft' | 'weak' | 'phantom' | 'end';

export interface State {
  readonly scene: Name;
  /** Variables that still hold something. */
  readonly variables: readonly string[];
  /** Objects that have not been taken. */
  readonly objects: readonly string[];
  readonly edges: readonly Edge[];
  readonly queue: readonly string[];
  readonly levels: Readonly<Record<string, Level>>;
  readonly marks: Readonly<Record<string, Mark>>;
  readonly phase: Phase;
  /** Whether this is a collection because memory is short. */
  readonly isShort: boolean;
  /** What the collection has found so far that it must keep; empty outside of one. */
  readonly kept: readonly string[];
  /** Special fields that this step empties. */
  readonly lost: readonly Edge[];
  /** How many operations have begun. */
  readonly done: number;
}

const ORDER: readonly Strength[] = ['strong', 'soft', 'weak', 'phantom'];
const ADVERB = { strong: 'strongly', soft: 'softly', weak: 'weakly', phantom: 'phantom' } as const;

/** Everything that these ways lead to from the roots, as the package java.lang.ref defines it. */
function reached(roots: readonly string[], edges: readonly Edge[], through: readonly Strength[]): Set<string> {
  const seen = new Set<string>(roots);
  for (const one of seen)
    for (const { from, to, strength } of edges) if (from === one && through.includes(strength)) seen.add(to);
  return seen;
}

/** The level of each object: the first of the four at which a way is found. */
export function levelsOf(
  roots: readonly string[],
  objects: readonly string[],
  edges: readonly Edge[],
): Record<string, Level> {
  const sets = ORDER.map((_, index) => reached(roots, edges, ORDER.slice(0, index + 1)));
  return Object.fromEntries(
    objects.map((object) => [object, ORDER.find((_, index) => sets[index]!.has(object)) ?? 'none']),
  );
}

const list = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
const are = (names: readonly string[]): string => (names.length === 1 ? 'is' : 'are');
/** A variable without the sign that tells it from its object. */
export const nameOf = (variable: string): string => variable.replace('()', '');

/** A small heap with a collector; collects frames while it works. */
export class Heap {
  readonly frames: Frame<State>[] = [];
  private variables: readonly string[];
  private objects: readonly string[];
  private edges: readonly Edge[];
  private queue: readonly string[] = [];
  private isShort = false;
  private found: readonly string[] = [];
  private done = 0;

  constructor(private readonly scene: Name) {
    const { variables, objects, edges } = scenes[scene];
    this.variables = variables;
    this.objects = objects;
    this.edges = edges;
    this.say('rest', `${variables.length} variables, ${objects.length} objects. Nothing is collected yet.`);
  }

  drop(variable: string): void {
    this.done++;
    if (!this.variables.includes(variable)) return;
    this.variables = this.variables.filter((one) => one !== variable);
    this.edges = this.edges.filter(({ from }) => from !== variable);
    this.say('drop', `The variable ${nameOf(variable)} is null now. No memory is free yet.`);
  }

  /** One collection: mark, then soft, weak and phantom boxes in turn, then the rest is taken. */
  collect(short: boolean): void {
    this.done++;
    this.isShort = short;
    const strong = this.kept(['strong']);
    this.found = strong;
    const when = short ? 'Memory is short, a collection' : 'A collection';
    this.say('strong', `${when}: ordinary references lead to ${list(strong) || 'nothing'}.`, marks(strong, 'look'));
    if (this.boxes('soft').length > 0) this.soft(short, strong);
    const kept = this.kept(short ? ['strong'] : ['strong', 'soft']);
    this.found = kept;
    for (const strength of ['weak', 'phantom'] as const) this.empty(strength, kept);
    const gone = this.objects.filter((object) => !kept.includes(object));
    this.objects = kept;
    this.edges = this.edges.filter(({ from }) => !gone.includes(from));
    const text =
      gone.length === 0
        ? 'Nothing is taken: all objects are kept.'
        : `${list(gone)} ${are(gone)} taken: nothing keeps ${gone.length === 1 ? 'it' : 'them'}.`;
    this.say('end', `The end of the collection. ${text}`, marks(gone, 'removed'));
    this.isShort = false;
    this.found = [];
  }

  /** The program takes all boxes from the queue; who holds them lets go. */
  take(): void {
    this.done++;
    if (this.queue.length === 0) return this.say('take', 'The queue is empty: the program learns nothing.');
    const taken = this.queue;
    this.queue = [];
    // What a variable holds, the program keeps; a list lets go.
    this.edges = this.edges.filter(({ from, to }) => this.variables.includes(from) || !taken.includes(to));
    return this.say('take', `Taken from the queue: ${list(taken)}. ${scenes[this.scene].taken}`, marks(taken, 'look'));
  }

  private soft(short: boolean, strong: readonly string[]): void {
    if (short) return this.empty('soft', strong);
    const saved = this.kept(['strong', 'soft']).filter((object) => !strong.includes(object));
    if (saved.length === 0) return undefined;
    this.found = [...strong, ...saved];
    return this.say(
      'soft',
      `Soft references: ${list(saved)} ${are(saved)} kept, because memory is not short.`,
      marks(saved, 'found'),
    );
  }

  /** Empties the boxes of this kind whose referent is not kept, and queues them. */
  private empty(strength: Strength, kept: readonly string[]): void {
    const boxes = this.boxes(strength).filter(({ from }) => kept.includes(from));
    if (boxes.length === 0) return;
    const lost = boxes.filter(({ to }) => !kept.includes(to));
    this.edges = this.edges.filter((edge) => !lost.includes(edge));
    const names = lost.map(({ from }) => from);
    this.queue = [...this.queue, ...names];
    const stay = boxes.filter((edge) => !lost.includes(edge)).map(({ to }) => to);
    const full = [...new Set(stay)];
    const text = [
      ...lost.map(({ from, to }) => `${to} is not kept, so ${from} is emptied and queued.`),
      ...(full.length > 0 ? [`${list(full)} ${are(full)} kept by another way, and the box stays full.`] : []),
    ];
    const adjective = strength[0]!.toUpperCase() + strength.slice(1);
    const marked = { ...marks(stay, 'found'), ...marks(names, 'changed') };
    this.say(strength, `${adjective} references: ${text.join(' ')}`, marked, lost);
  }

  /** Where ways begin: a queue holds the boxes that are in it. */
  private get roots(): readonly string[] {
    return [...this.variables, ...this.queue];
  }

  private boxes(strength: Strength): Edge[] {
    return this.edges.filter((edge) => edge.strength === strength && this.objects.includes(edge.from));
  }

  private kept(through: readonly Strength[]): string[] {
    const seen = reached(this.roots, this.edges, through);
    return this.objects.filter((object) => seen.has(object));
  }

  private say(phase: Phase, text: string, marked: Record<string, Mark> = {}, lost: readonly Edge[] = []): void {
    const { scene, variables, objects, edges, queue, isShort, found: kept, done } = this;
    const levels = levelsOf(this.roots, objects, edges);
    const heap = { scene, variables, objects, edges, queue, levels };
    this.frames.push({ text, state: { ...heap, marks: marked, phase, isShort, kept, lost, done } });
  }
}

const marks = (names: readonly string[], mark: Mark): Record<string, Mark> =>
  Object.fromEntries(names.map((name) => [name, mark]));

/** The level in words. */
export const inWords = (level: Level): string => (level === 'none' ? 'unreachable' : ADVERB[level]);
