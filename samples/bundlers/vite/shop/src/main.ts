import './shop.css';
import './cart';

const button = document.querySelector('button')!;
button.onclick = () => import('./order');
