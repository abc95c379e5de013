import card from './card.module.css';
import banner from './banner.module.css';

console.log(`<h2 class="${card.title}">Bread</h2>`);
console.log(`<h2 class="${banner.title}">New</h2>`);
