import { graphData, shownName, type GraphData } from './graphData';
import { drawGraph } from './graphDrawing';
import { emphasis, actorName, type Figure, type FigureKind } from '../kind';

/** Nodes in rows, some of them with cells, and edges between any two nodes or cells. */
export const graph: FigureKind = {
  form: 'nodes with name, row, note, cells; edges with from, to, text; groups with name and nodes; labels with name and row',
  schema: graphData.transform((figure): Figure => ({
    words: wordsOf(figure),
    draw: (sheet, area) => drawGraph(figure, sheet, area),
  })),
};

function wordsOf({ nodes, edges = [], groups = [], labels = [] }: GraphData): string {
  const shownOf = (name: string): string => {
    const [own = '', part] = name.split(/\.(?=[^.]*$)/);
    const found = nodes.find((one) => one.name === name) ?? nodes.find((one) => one.name === own);
    if (!found) return name;
    return found.name === name ? shownName(found) : `${shownName(found)}, ${part ?? ''}`;
  };
  const nodeWords = nodes.map((one) => {
    const cells = (one.cells ?? []).map(
      (part) => `${part.name} ${part.text}${actorName(part, part.text)}${emphasis(part.mark)}`,
    );
    const about = [...(one.note === undefined ? [] : [one.note]), ...cells].join(', ');
    return `${shownName(one)}${actorName(one, shownName(one))}${about === '' ? '' : `: ${about}`}${emphasis(one.mark)}`;
  });
  const edgeWords = edges.map((one) => {
    const said = `${one.text === undefined ? '' : `: ${one.text}`}${one.lost ? ' (lost)' : ''}${emphasis(one.mark)}`;
    return `${shownOf(one.from)} ${one.link ? 'and' : 'to'} ${shownOf(one.to)}${said}`;
  });
  const groupWords = groups.map(
    (one) => `${one.name}${emphasis(one.mark)} holds ${one.nodes.map(shownOf).join(' and ')}`,
  );
  const labelWords = labels.map(({ name, row }) => {
    const inRow = nodes.filter((one) => one.row === row).map(shownName);
    return `${inRow.join(' and ')}: ${name}`;
  });
  return [...nodeWords, ...groupWords, ...labelWords, ...edgeWords].join('. ');
}
