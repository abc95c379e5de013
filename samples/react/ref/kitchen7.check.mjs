import { press } from './press.mjs';

export default (page) => press(page, 'Note pasta', 'Start eggs', 3.2, 'Stop eggs', 1);
