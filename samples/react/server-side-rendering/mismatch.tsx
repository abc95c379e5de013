import { hydrateRoot } from 'react-dom/client';

const sent = '<p class="day">Open until 6</p>';
const trees = {
  equal: <p className="day">Open until 6</p>,
  text: <p className="day">Open until 7</p>,
  attribute: <p className="night">Open until 6</p>,
  suppressed: (
    <p className="day" suppressHydrationWarning>
      Open until 7
    </p>
  ),
};
// #region show
for (const [name, tree] of Object.entries(trees)) {
  const root = add('div');
  root.innerHTML = sent;
  const before = root.querySelector('p');
  const report = add('pre');
  report.style.cssText = 'white-space: pre-wrap; margin: 0 0 1em';
  let error = 'no';
  hydrateRoot(root, tree, {
    onRecoverableError: (problem) => {
      error = 'yes';
      console.log((problem as Error).message);
    },
  });
  setTimeout(() => {
    const kept = root.querySelector('p') === before;
    report.textContent = `${name}: ${root.innerHTML}
  node of the server kept: ${kept ? 'yes' : 'no'}
  error reported: ${error}`;
  }, 400);
}

function add(name: string) {
  return document.body.appendChild(document.createElement(name));
}
// #endregion show
