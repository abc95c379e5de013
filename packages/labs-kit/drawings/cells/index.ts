// Cells and values: memory, tables, queues.
export { Cells } from './Cells';
export { heightOf } from './layout';
export type { CellBlock, Cell, CellSpot, Scene, SceneEdge, Sign, Tone, Value } from './scene';
