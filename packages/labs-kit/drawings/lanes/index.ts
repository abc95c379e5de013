// Lanes and messages: time runs down, and the slope of a line is its delay.
export { Lanes } from './Lanes';
export { layoutLanes, partingOfLanes, type LanesRun, type Message, type Span } from './lanesLayout';
export { lanesPicture } from './lanesPicture';
