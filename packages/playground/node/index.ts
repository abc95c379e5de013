// Node's half: what the build makes of samples, and what it writes for the browser's half.
export { playgroundExtras } from './extras';
export { buildFrames } from './frames/buildFrames';
export { framesFolder } from './frames/frameAddress';
export { frameSource } from './frames/frameSource';
export { htmlFrame } from './frames/htmlFrame';
export { reactFrames } from './frames/reactFrame';
export { runHere } from './runKind';
export { writeFiles } from './writeFiles';
