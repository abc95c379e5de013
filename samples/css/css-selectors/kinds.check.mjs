export { default } from './matches.mjs';
