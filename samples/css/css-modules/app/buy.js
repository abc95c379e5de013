import button from './button.module.css';
import sale from './sale.module.css';

const both = `${button.button} ${sale.sale}`;
export const buy = `<button class="${both}">Buy now</button>`;
