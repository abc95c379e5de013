import { rate } from './legacy.js';

document.title = `VAT ${rate}`;
