// For the tests of labs: what of a drawing touches each other or the edge.
export { overlaps } from './drawings/cards/overlaps';
export { touchingCells } from './drawings/cells/touching';
export { touchingItems } from './drawings/graph/touching';
export { touchingShapes } from './drawings/text/touching';
