import { shown } from './shown.mjs';

export default shown;
