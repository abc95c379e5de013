// Nodes, edges and places: what has a place at each step.
export { Graph, type Acts, type Grip } from './Graph';
export { arrow, item, line, own, rect, tenths, words, type ItemBox } from './items';
export { apart, lanesRound, pile } from './layouts';
export { bowPath, onCircle, toTenth, TURN } from './picture';
export type { Coordinates, Geo, GraphItem, GraphPicture, Spot } from './picture';
export { Still } from './Still';
export { NARROW } from '../page/Sized';
export { inkOf } from './touching';
export { keyItems, layTree, type Laid, type TreeBox } from './trees';
