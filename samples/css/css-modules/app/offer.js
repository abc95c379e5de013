import sale from './sale.module.css';

export const offer = `<h1 class="${sale.sale}">Half price</h1>`;
