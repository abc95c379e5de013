import { press } from './press.mjs';

export default (page) => press(page, 'Start eggs', 3.2, 'Stop eggs', 1, 'Note eggs');
