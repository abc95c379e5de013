import { visit } from './visit.mjs';

export default visit;
