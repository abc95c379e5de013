import { press } from './press.mjs';

export default (page) => press(page, 'Note pasta', 'Note pasta');
