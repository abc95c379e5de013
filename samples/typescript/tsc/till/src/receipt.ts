import { net } from './price.js';

export const receipt = (gross: number) => net(gross).toFixed(2);
