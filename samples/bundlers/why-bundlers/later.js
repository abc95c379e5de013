import { items } from './items.js';

const button = document.getElementById('open');
button.onclick = async () => {
  const { show } = await import('./cart.js');
  show(items);
};
