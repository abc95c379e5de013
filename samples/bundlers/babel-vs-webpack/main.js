import { Cart } from './cart.js';

console.log(new Cart().add({ id: 'tea' }).last());
