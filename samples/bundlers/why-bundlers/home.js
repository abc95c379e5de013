import './title.js';
import { show } from './cart.js';
import { items } from './items.js';

show(items);
