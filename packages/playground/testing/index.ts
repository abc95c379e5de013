// For tests of samples: the engines of the browser, in Node.
export { programLimits } from '../shared/limits';
export { runInNode } from './runInNode';
