import { hydrateRoot } from 'react-dom/client';
import { TeaPage } from './TeaPage';

// #region page
const root = document.getElementById('root')!;
root.innerHTML =
  '<main><h1>Green tea, 4 euros</h1>' +
  '<a href="#shipping">Shipping</a>' +
  '<button>Buy: 0</button></main>';
const load = document.createElement('button');
load.textContent = 'Load the JavaScript';
load.onclick = () => {
  load.disabled = true;
  start();
};
document.body.append(document.createElement('hr'), load);
// #endregion page

function start() {
  hydrateRoot(root, <TeaPage />);
}
