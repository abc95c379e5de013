import { titel } from './card.module.css';

document.body.className = titel;
