import { plural } from 'words';
import { total } from './total';
import './style.css';
import './cart';

document.querySelector('output')!.textContent =
  `${total('12')} ${plural('euro')}`;
document.querySelector('button')!.onclick = () => import('./admin');
