import sum from 'lodash/sum';
import { euros } from './price';

const prices: number[] = [420, 380];
const total = document.querySelector('#total')!;
total.textContent = 'Total: ' + euros(sum(prices));

import.meta.hot?.accept();
