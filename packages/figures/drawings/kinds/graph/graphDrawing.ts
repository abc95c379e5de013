import { shownName, type GraphEdge, type GraphData, type GraphNode } from './graphData';
import { drawNode, groupBox, groupPadding, moveDown, placeRow, rowsOf, type PlacedNode } from './graphNodes';
import { isMarked, largest, type Area } from '../kind';
import { crosses, overlap, type SheetBox, type SheetPoint, type FigureSheet } from '../../sheet/figureSheet';
import { lineHeight, textWidth, wrapLabel } from '../../sheet/textWidth';

const groupHead = lineHeight + 11;
const laneWidth = 12;
const leastGap = 26;
/** By how much a row moves down where a label found no place, and how often that is tried: 240 px in all. */
const widerBy = 10;
const mostRounds = 24;

/** Where an edge goes, and whose it is. */
interface Way {
  edge: GraphEdge;
  points: SheetPoint[];
  sender: GraphNode | undefined;
}

/**
 * Draws nodes in rows and edges between them, with more room between the rows until every label has a place of its own.
 * What has none after so many rounds is drawn in the middle of its edge, where the check of labels tells the author.
 */
export function drawGraph(figure: GraphData, sheet: FigureSheet, area: Area): number {
  let around: readonly GraphEdge[] = [];
  const wider = new Map<number, number>();
  for (let round = 0; ; round++) {
    const placed = placeAll(figure, sheet, insideOf(area, around, figure), wider);
    const blocked = (figure.edges ?? []).filter((edge) => isAround(edge, placed));
    if (blocked.length > around.length) {
      around = blocked;
      continue;
    }
    const ways = waysOf(figure, placed, around, area);
    const labels = labelPlaces(ways, placed, figure, area);
    const crowded = ways.find(({ edge }) => edge.text !== undefined && !labels.has(edge));
    if (crowded && round < mostRounds) {
      const row = largest(endsOf(crowded.edge, placed).map(({ node }) => node.row));
      wider.set(row, (wider.get(row) ?? 0) + widerBy);
      continue;
    }
    return drawAll(figure, { placed, ways, labels }, sheet, area);
  }
}

/** The area of the nodes: labels of rows stand at its right, edges that find no straight way at its sides. */
function insideOf(area: Area, around: readonly GraphEdge[], { labels = [] }: GraphData): Area {
  const side = Math.min(around.length, 3) * laneWidth + (around.length > 0 ? 2 : 0);
  const column = largest(labels.map(({ name }) => Math.min(82, textWidth(name)))) + (labels.length > 0 ? 10 : 0);
  const isBoth = around.length > 0 && around.some(isOfCells);
  return { ...area, x: area.x + (isBoth ? side : 0), width: area.width - column - side * (isBoth ? 2 : 1) };
}

const isOfCells = ({ from, to }: GraphEdge): boolean => from.includes('.') || to.includes('.');

function placeAll(figure: GraphData, sheet: FigureSheet, area: Area, wider: ReadonlyMap<number, number>): PlacedNode[] {
  const all: PlacedNode[] = [];
  const groups = figure.groups ?? [];
  let { y } = area;
  let before: PlacedNode[] = [];
  for (const row of rowsOf(figure)) {
    const inGroup = groups.some(({ nodes }) => figure.nodes.some((one) => one.row === row && nodes.includes(one.name)));
    const inset = groups.length > 0 ? groupPadding : 0;
    const placed = placeRow(figure, row, sheet, { ...area, x: area.x + inset, width: area.width - 2 * inset });
    const names = placed.map(({ node }) => node.name);
    const starts = groups.some(
      ({ nodes }) => firstRow(nodes, figure) === row && nodes.some((name) => names.includes(name)),
    );
    const ends = groups.some(({ nodes }) => lastRow(nodes, figure) === before[0]?.node.row);
    if (before.length > 0) y += gapBetween(before, placed, figure) + (wider.get(row) ?? 0);
    if (before.length > 0 && ends) y += groupPadding;
    if (starts && inGroup) y += groupHead;
    const height = largest(placed.map(({ box }) => box.height));
    for (const one of placed) moveDown(one, y + (height - one.box.height) / 2);
    y += height;
    all.push(...placed);
    before = placed;
  }
  return all;
}

const rowsOfNames = (names: readonly string[], { nodes }: GraphData): number[] =>
  nodes.filter(({ name }) => names.includes(name)).map(({ row }) => row);
const firstRow = (names: readonly string[], figure: GraphData): number => Math.min(...rowsOfNames(names, figure));
const lastRow = (names: readonly string[], figure: GraphData): number => Math.max(...rowsOfNames(names, figure));

/** Less where nothing leads from row to row. */
function gapBetween(above: readonly PlacedNode[], below: readonly PlacedNode[], { edges = [] }: GraphData): number {
  const isIn = (row: readonly PlacedNode[], name: string): boolean =>
    row.some(({ node }) => nodeName(name, row) === node.name);
  const between = edges.filter(
    ({ from, to }) => (isIn(above, from) && isIn(below, to)) || (isIn(above, to) && isIn(below, from)),
  );
  if (between.length === 0) return 12;
  return between.some(({ text }) => text !== undefined) ? leastGap + 6 : leastGap;
}

/** A node's own name, or that of the node in `node.cell`. */
function nodeName(name: string, placed: readonly PlacedNode[]): string {
  return placed.some(({ node }) => node.name === name) ? name : name.slice(0, Math.max(0, name.lastIndexOf('.')));
}

function endsOf({ from, to }: GraphEdge, placed: readonly PlacedNode[]): PlacedNode[] {
  return [from, to].flatMap((name) => placed.find(({ node }) => node.name === nodeName(name, placed)) ?? []);
}

const cellBox = (name: string, { node, cells }: PlacedNode): SheetBox | undefined =>
  cells.find((one) => `${node.name}.${one.name}` === name)?.box;

/** Whether an edge has to go around: it joins cells, or something stands between its two nodes. */
function isAround(edge: GraphEdge, placed: readonly PlacedNode[]): boolean {
  const [from, to] = endsOf(edge, placed);
  if (!from || !to || from === to) return false;
  if (cellBox(edge.from, from) || cellBox(edge.to, to)) return true;
  const line = straight(from.box, to.box);
  return placed.some((one) => one !== from && one !== to && crosses(line, one.box));
}

/** The shortest way between two boxes: upright or level where they overlap, else from middle to middle. */
function straight(from: SheetBox, to: SheetBox): readonly [SheetPoint, SheetPoint] {
  if (overlap({ ...from, x: 0, width: 1 }, { ...to, x: 0, width: 1 }) > 0) {
    const y = (Math.max(from.y, to.y) + Math.min(from.y + from.height, to.y + to.height)) / 2;
    return from.x < to.x
      ? [
          [from.x + from.width, y],
          [to.x, y],
        ]
      : [
          [from.x, y],
          [to.x + to.width, y],
        ];
  }
  const [start, end] = [Math.max(from.x, to.x), Math.min(from.x + from.width, to.x + to.width)];
  const middle = (one: SheetBox): number => one.x + one.width / 2;
  const inside = (x: number, one: SheetBox): number => Math.min(Math.max(x, one.x + 10), one.x + one.width - 10);
  const isUpright = end - start > 20;
  const center = [from, to].map(middle).find((x) => x > start + 8 && x < end - 8) ?? (start + end) / 2;
  const [x1, x2] = isUpright ? [center, center] : [inside(middle(to), from), inside(middle(from), to)];
  const [a, b] = isUpright ? [x1, x2] : [from.width > 90 ? x1 : middle(from), to.width > 90 ? x2 : middle(to)];
  return from.y < to.y
    ? [
        [a, from.y + from.height],
        [b, to.y],
      ]
    : [
        [a, from.y],
        [b, to.y + to.height],
      ];
}

function waysOf(figure: GraphData, placed: readonly PlacedNode[], around: readonly GraphEdge[], area: Area): Way[] {
  const sides =
    figure.labels && figure.labels.length > 0
      ? largest(placed.map(({ box }) => box.x + box.width))
      : area.x + area.width;
  return (figure.edges ?? []).flatMap((edge): Way[] => {
    const [from, to] = endsOf(edge, placed);
    if (!from || !to) return [];
    const points = around.includes(edge)
      ? aroundWay(edge, from, to, {
          left: area.x,
          right: figure.labels ? sides + 14 : sides,
          all: around,
          placed,
        })
      : [...shifted(straight(from.box, to.box), edge, figure.edges ?? [])];
    return [{ edge, points: edge.lost ? cutShort(points) : points, sender: from.node }];
  });
}

/** Edges between the same two nodes stand beside each other. */
function shifted(
  [start, end]: readonly [SheetPoint, SheetPoint],
  edge: GraphEdge,
  edges: readonly GraphEdge[],
): [SheetPoint, SheetPoint] {
  const same = edges.filter(
    ({ from, to }) => (from === edge.from && to === edge.to) || (from === edge.to && to === edge.from),
  );
  const by = (same.indexOf(edge) - (same.length - 1) / 2) * 20;
  const isLevel = start[1] === end[1];
  const move = ([x, y]: SheetPoint): SheetPoint => (isLevel ? [x, y + by / 1.6] : [x + by, y]);
  return [move(start), move(end)];
}

const cutShort = (points: readonly SheetPoint[]): SheetPoint[] => {
  const [before, last] = points.slice(-2);
  if (!before || !last) return [...points];
  return [...points.slice(0, -1), [before[0] + (last[0] - before[0]) * 0.6, before[1] + (last[1] - before[1]) * 0.6]];
};

interface Sides {
  left: number;
  right: number;
  all: readonly GraphEdge[];
  placed: readonly PlacedNode[];
}

/** From the side of a node or a cell into a lane at the edge of the figure, and back. */
function aroundWay(edge: GraphEdge, from: PlacedNode, to: PlacedNode, sides: Sides): SheetPoint[] {
  const [start, end] = [cellBox(edge.from, from) ?? from.box, cellBox(edge.to, to) ?? to.box];
  const isLeft = goesLeft(start, end, sides);
  const [low, high] = [Math.min(start.y, end.y), largest([start.y + start.height, end.y + end.height])];
  const lane = freeLane(edge, isLeft, [low, high], sides);
  const x = isLeft ? sides.left + 3 + lane * laneWidth : sides.right - 3 - lane * laneWidth;
  const sideOf = (box: SheetBox): number => (isLeft ? box.x : box.x + box.width);
  // Two edges at one side do not meet at one point.
  const yOf = (box: SheetBox, by: number): number => box.y + box.height / 2 + by;
  const [down, up] = start.y < end.y ? [4, -4] : [-4, 4];
  return [
    [sideOf(start), yOf(start, down)],
    [x, yOf(start, down)],
    [x, yOf(end, up)],
    [sideOf(end), yOf(end, up)],
  ];
}

/** Whether an edge goes around at the left: where cells are joined, the narrower of its two ends says which is nearer. */
function goesLeft(start: SheetBox, end: SheetBox, { all, left, right }: Sides): boolean {
  const narrow = start.width < end.width ? start : end;
  return all.some(isOfCells) && narrow.x + narrow.width / 2 < (left + right) / 2;
}

/** The lane nearest to the nodes that no edge uses at these heights. */
function freeLane(edge: GraphEdge, isLeft: boolean, [low, high]: [number, number], sides: Sides): number {
  const { all, placed } = sides;
  const before = all.slice(0, all.indexOf(edge)).filter((other) => {
    const [from, to] = endsOf(other, placed);
    if (!from || !to) return false;
    const [a, b] = [cellBox(other.from, from) ?? from.box, cellBox(other.to, to) ?? to.box];
    const isAtThisHeight = Math.min(a.y, b.y) < high && largest([a.y + a.height, b.y + b.height]) > low;
    return isAtThisHeight && goesLeft(a, b, sides) === isLeft;
  });
  return Math.min(before.length, 2);
}

type Labels = Map<GraphEdge, { lines: string[]; at: SheetPoint; anchor: 'start' | 'middle' | 'end' }>;

/** A place for the text of each edge beside it, where neither a node nor a line nor another text is. */
function labelPlaces(
  ways: readonly Way[],
  placed: readonly PlacedNode[],
  { groups = [] }: GraphData,
  area: Area,
): Labels {
  const taken: SheetBox[] = placed.map(({ box }) => box);
  for (const one of groups) taken.push({ ...groupBox(one, placed, groupHead), height: groupHead - 6 });
  const segments = ways.flatMap(({ points }) => pairs(points));
  const labels: Labels = new Map();
  for (const { edge, points } of ways) {
    if (edge.text === undefined) continue;
    const found = candidates(edge.text, points, isMarked(edge.mark)).find(
      ({ box }) =>
        box.x >= area.x &&
        box.x + box.width <= area.x + area.width &&
        taken.every((one) => overlap(box, one) < 1) &&
        !segments.some((segment) => crosses(segment, box)),
    );
    if (!found) continue;
    taken.push(found.box);
    labels.set(edge, found);
  }
  return labels;
}

const pairs = (points: readonly SheetPoint[]): [SheetPoint, SheetPoint][] =>
  points.slice(1).map((point, index) => [points[index] ?? point, point]);

interface Candidate {
  lines: string[];
  at: SheetPoint;
  anchor: 'start' | 'middle' | 'end';
  box: SheetBox;
}

/** Beside an edge, at its middle first; above it where it is level. */
function candidates(label: string, points: readonly SheetPoint[], isBold: boolean): Candidate[] {
  const longest = pairs(points).sort((a, b) => length(b) - length(a))[0];
  if (!longest) return [];
  const [[x1, y1], [x2, y2]] = longest;
  const rooms = [160, 100, 70];
  return rooms.flatMap((room) => {
    const lines = tryWrap(label, room, isBold);
    if (!lines) return [];
    const width = largest(lines.map((line) => textWidth(line, isBold)));
    const height = lines.length * lineHeight;
    return [0.5, 0.35, 0.65, 0.25, 0.75].flatMap((along): Candidate[] => {
      const [x, y] = [x1 + (x2 - x1) * along, y1 + (y2 - y1) * along];
      const at = (anchor: Candidate['anchor'], left: number, top: number, point: number): Candidate => ({
        lines,
        anchor,
        at: [point, top],
        box: { x: left, y: top, width, height },
      });
      if (y1 === y2) return [at('middle', x - width / 2, y - height - 2, x), at('middle', x - width / 2, y + 2, x)];
      return [at('start', x + 7, y - height / 2, x + 7), at('end', x - 7 - width, y - height / 2, x - 7)];
    });
  });
}

function tryWrap(label: string, room: number, isBold: boolean): string[] | undefined {
  try {
    return wrapLabel(label, room, isBold);
  } catch {
    return undefined;
  }
}

const length = ([[x1, y1], [x2, y2]]: [SheetPoint, SheetPoint]): number => Math.hypot(x2 - x1, y2 - y1);

const middleOf = (points: readonly SheetPoint[]): SheetPoint => {
  const [[x1, y1], [x2, y2]] = [points[0] ?? [0, 0], points.at(-1) ?? [0, 0]];
  return [(x1 + x2) / 2, (y1 + y2 - lineHeight) / 2];
};

interface Drawn {
  placed: readonly PlacedNode[];
  ways: readonly Way[];
  labels: Labels;
}

function drawAll(figure: GraphData, { placed, ways, labels }: Drawn, sheet: FigureSheet, area: Area): number {
  const bottoms = placed.map(({ box }) => box.y + box.height);
  for (const one of figure.groups ?? []) {
    const box = groupBox(one, placed, groupHead);
    sheet.rect(box, isMarked(one.mark) ? 'mark' : 'outer', sheet.actorOf(one));
    sheet.named(one, sheet.wrapName(one, box.width - 12, false), [box.x + 7, box.y + 5], { soft: true });
    bottoms.push(box.y + box.height);
  }
  for (const { edge, points, sender } of ways) drawEdge(edge, points, sender, sheet);
  for (const one of placed) drawNode(one, sheet);
  for (const [edge, { lines, at, anchor }] of labels) sheet.label(lines, at, { anchor, bold: isMarked(edge.mark) });
  const lost = ways.filter(({ edge }) => edge.text !== undefined && !labels.has(edge));
  // No place was found: the check of all labels tells the author.
  for (const { edge, points } of lost) sheet.label([edge.text ?? ''], middleOf(points), { anchor: 'middle' });
  drawRowLabels(figure, placed, sheet, area);
  return largest(bottoms);
}

function drawEdge(
  edge: GraphEdge,
  points: readonly SheetPoint[],
  sender: GraphNode | undefined,
  sheet: FigureSheet,
): void {
  const owner = sender && sheet.actorOf({ name: shownName(sender), actor: sender.actor });
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return;
  const look = isMarked(edge.mark) ? 'new' : 'line';
  if (edge.lost) {
    sheet.line(points, 'lost', owner);
    sheet.cross(last);
  } else if (edge.link) sheet.line(points, look === 'new' ? 'new' : 'link');
  else sheet.arrow(points, owner, look);
}

function drawRowLabels(
  { labels = [] }: GraphData,
  placed: readonly PlacedNode[],
  sheet: FigureSheet,
  area: Area,
): void {
  for (const one of labels) {
    const row = placed.filter(({ node }) => node.row === one.row).map(({ box }) => box);
    const middle = largest(row.map(({ y, height }) => y + height / 2));
    const lines = wrapLabel(one.name, 82, isMarked(one.mark));
    const at: SheetPoint = [area.x + area.width, middle - (lines.length * lineHeight) / 2];
    sheet.label(lines, at, { anchor: 'end', soft: true, bold: isMarked(one.mark) });
  }
}
