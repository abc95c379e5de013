import { price } from './price';

document.title = `Cart: ${price}`;
import.meta.hot?.accept();
