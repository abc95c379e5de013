import styles from './price.module.css';

console.log(styles.price);
console.log(styles.sale);
console.log(styles.saale);
