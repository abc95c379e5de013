import * as z from 'zod';

import { actor, mark, labelText } from '../kind';

const cell = z.strictObject({ name: labelText, text: labelText, actor, mark });
const node = z.strictObject({
  name: labelText,
  row: z.number().min(0, 'is below 0'),
  /** What is shown, where two nodes are called the same. */
  shown: labelText.optional(),
  note: labelText.optional(),
  cells: z.array(cell).min(1, 'is empty').optional(),
  col: z.int().positive('is not above 0').optional(),
  wide: z.boolean().optional(),
  plain: z.boolean().optional(),
  actor,
  mark,
});
const edge = z.strictObject({
  from: labelText,
  to: labelText,
  text: labelText.optional(),
  lost: z.literal(true).optional(),
  link: z.literal(true).optional(),
  mark,
});
const group = z.strictObject({ name: labelText, nodes: z.array(labelText).min(1, 'is empty'), actor, mark });
const label = z.strictObject({ name: labelText, row: z.number(), mark });

/** The data of a graph as an author writes it. */
export const graphData = z
  .strictObject({
    nodes: z.array(node).min(1, 'is empty'),
    edges: z.array(edge).optional(),
    groups: z.array(group).optional(),
    labels: z.array(label).optional(),
  })
  .superRefine(({ nodes, edges = [], groups = [], labels = [] }, context) => {
    const names = nodes.map(({ name }) => name);
    const known = new Set(
      nodes.flatMap((one) => [one.name, ...(one.cells ?? []).map((part) => `${one.name}.${part.name}`)]),
    );
    const refuse = (path: PropertyKey[], message: string): void => context.addIssue({ code: 'custom', path, message });
    for (const [index, name] of names.entries())
      if (names.indexOf(name) !== index) refuse(['nodes', index], `is a second node ${name}`);
    for (const [index, { from, to }] of edges.entries())
      for (const [key, name] of Object.entries({ from, to }))
        if (!known.has(name)) refuse(['edges', index, key], `"${name}" is no node and no "node.cell"`);
    for (const [index, { nodes: inside }] of groups.entries())
      for (const [at, name] of inside.entries())
        if (!names.includes(name)) refuse(['groups', index, 'nodes', at], `"${name}" is no node`);
    const rows = new Set(nodes.map(({ row }) => row));
    for (const [index, { row }] of labels.entries())
      if (!rows.has(row)) refuse(['labels', index, 'row'], `${row} is the row of no node`);
  });

export type GraphData = z.infer<typeof graphData>;
export type GraphNode = GraphData['nodes'][number];
export type GraphEdge = z.infer<typeof edge>;
export type GraphGroup = z.infer<typeof group>;

export const shownName = ({ shown, name }: GraphNode): string => shown ?? name;
