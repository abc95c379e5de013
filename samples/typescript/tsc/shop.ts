export { format, Price } from './price.ts';
