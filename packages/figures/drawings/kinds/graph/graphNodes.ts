import { shownName, type GraphData, type GraphGroup, type GraphNode } from './graphData';
import { isMarked, largest, type Area } from '../kind';
import type { SheetBox, Named, FigureSheet } from '../../sheet/figureSheet';
import { lineHeight, textWidth, unbreakable, wrapLabel } from '../../sheet/textWidth';

/** A cell of a node in its place. */
interface PlacedCell {
  name: string;
  box: SheetBox;
  lines: string[];
  /** Whether the name stands above the text. */
  isTall: boolean;
}

/** A node with its texts in lines and, after its row has been placed, with its place. */
export interface PlacedNode {
  node: GraphNode;
  box: SheetBox;
  names: string[];
  notes: string[];
  cells: PlacedCell[];
}

const padding = 7;
const gap = 12;
const cellPadding = 3;

const namedNode = (node: GraphNode): Named => ({ name: shownName(node), actor: node.actor });

export const rowsOf = ({ nodes }: GraphData): number[] =>
  [...new Set(nodes.map(({ row }) => row))].sort((a, b) => a - b);

/** The nodes of a row from left to right, with their sizes; their heights begin at 0. */
export function placeRow(figure: GraphData, row: number, sheet: FigureSheet, area: Area): PlacedNode[] {
  const nodes = figure.nodes.filter((one) => one.row === row);
  const columns = Math.max(nodes.length, ...nodes.map(({ col = 0 }) => col));
  const share = (area.width - (columns - 1) * gap) / columns;
  let next = 0;
  return nodes.map((node): PlacedNode => {
    const col = node.wide ? 0 : (node.col ?? next + 1) - 1;
    next = col + 1;
    const slot = node.wide ? area.width : share;
    const width = node.wide || node.cells ? slot : Math.min(slot, naturalWidth(node, sheet));
    const x = area.x + col * (share + gap) + (slot - width) / 2;
    return sized(node, { x, y: 0, width }, sheet);
  });
}

/** Wide enough for its texts on one line each, and never so narrow that no arrow could leave it. */
function naturalWidth(node: GraphNode, sheet: FigureSheet): number {
  const name = textWidth(shownName(node), true) + sheet.badgeRoom(namedNode(node));
  return Math.max(52, largest([name, textWidth(node.note ?? '')]) + 2 * padding);
}

function sized(node: GraphNode, area: Area, sheet: FigureSheet): PlacedNode {
  const room = area.width - 2 * padding;
  const names = sheet.wrapName(namedNode(node), room, true);
  const notes = wrapLabel(node.note ?? '', room);
  const top = (names.length + notes.length) * lineHeight + 8;
  const { cells, height } = cellsOf(node, { ...area, y: top }, sheet);
  return { node, box: { ...area, height: top + height }, names, notes, cells };
}

function cellsOf(node: GraphNode, area: Area, sheet: FigureSheet): { cells: PlacedCell[]; height: number } {
  const all = node.cells ?? [];
  const room = area.width - 2 * cellPadding - 8;
  const names = largest(all.map(({ name }) => textWidth(name))) + 10;
  const isTall = all.some((one) => names + unbreakable(one.text, isMarked(one.mark)) + cellBadge(one, sheet) > room);
  let { y } = area;
  const cells = all.map((one): PlacedCell => {
    const lines = wrapLabel(one.text, room - cellBadge(one, sheet) - (isTall ? 0 : names), isMarked(one.mark));
    const height = (lines.length + (isTall ? 1 : 0)) * lineHeight + 2 * cellPadding;
    const box = { x: area.x + cellPadding, y, width: area.width - 2 * cellPadding, height };
    y += height;
    return { name: one.name, box, lines, isTall };
  });
  return { cells, height: all.length > 0 ? y - area.y + cellPadding : 0 };
}

/** A cell's own name is that of its field, so only what it says has a badge. */
const cellBadge = ({ text, actor }: { text: string; actor?: string | undefined }, sheet: FigureSheet): number =>
  sheet.badgeRoom({ name: text, actor });

/** Moves a node and all that it holds. */
export function moveDown({ box, cells }: PlacedNode, by: number): void {
  for (const one of [box, ...cells.map((part) => part.box)]) one.y += by;
}

export function drawNode(placed: PlacedNode, sheet: FigureSheet): void {
  const { node, box, names, notes } = placed;
  const look = isMarked(node.mark) ? 'mark' : node.cells ? 'outer' : 'box';
  if (!node.plain) sheet.rect(box, look, sheet.actorOf(namedNode(node)));
  const middle = box.x + box.width / 2;
  sheet.named(namedNode(node), names, [middle, box.y + 4], { anchor: 'middle', bold: !node.plain });
  sheet.label(notes, [middle, box.y + 4 + names.length * lineHeight], { anchor: 'middle' });
  for (const [index, one] of placed.cells.entries()) drawCell(node.cells?.[index], one, sheet);
}

function drawCell(
  data: NonNullable<GraphNode['cells']>[number] | undefined,
  placed: PlacedCell,
  sheet: FigureSheet,
): void {
  if (!data) return;
  const { box, lines, isTall } = placed;
  const named = { name: data.text, actor: data.actor };
  const marked = isMarked(data.mark);
  sheet.rect(box, marked ? 'mark' : 'box', sheet.actorOf(named));
  const top = box.y + cellPadding;
  sheet.label([data.name], [box.x + 4, top], { soft: true });
  const x = isTall
    ? box.x + 4
    : box.x + box.width - 4 - largest(lines.map((line) => textWidth(line, marked))) - cellBadge(data, sheet);
  sheet.named(named, lines, [x, top + (isTall ? lineHeight : 0)], { bold: marked });
}

/** The frame around the nodes of a group, with its name on top. */
export function groupBox({ nodes }: GraphGroup, placed: readonly PlacedNode[], groupHead: number): SheetBox {
  const boxes = placed.filter(({ node }) => nodes.includes(node.name)).map(({ box }) => box);
  const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))];
  const right = largest(boxes.map(({ x, width }) => x + width));
  const bottom = largest(boxes.map(({ y, height }) => y + height));
  return {
    x: left - groupPadding,
    y: top - groupHead,
    width: right - left + 2 * groupPadding,
    height: bottom - top + groupHead + groupPadding,
  };
}

export const groupPadding = 7;
