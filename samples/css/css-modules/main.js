import styles, { title } from './card.module.css';

const names = styles.warning;
document.body.innerHTML = `<p class="${names}">Low on stock</p>`;
console.log(title, styles.titel);
