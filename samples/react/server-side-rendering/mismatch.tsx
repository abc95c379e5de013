import { hydrateRoot } from 'react-dom/client';

const cases = {
  same: <p>Hello, <b>Ada</b></p>,
  text: <p>Hello, <b>Bob</b></p>,
  attribute: <p className="dark">Hello, <b>Ada</b></p>,
  suppressed: <p>Hello, <b suppressHydrationWarning>Bob</b></p>,
};

function add<Name extends 'div' | 'pre'>(name: Name) {
  return document.body.appendChild(document.createElement(name));
}

for (const [name, page] of Object.entries(cases)) {
  const root = add('div');
  root.innerHTML = '<p>Hello, <b>Ada</b></p>'; // what the server sent
  const sent = root.querySelector('p');
  const report = add('pre');
  report.style.cssText =
    'white-space: pre-wrap; overflow-wrap: anywhere';
  let error = 'no error';
  hydrateRoot(root, page, {
    onRecoverableError: (e) => { error = (e as Error).message; },
  });
  setTimeout(() => {
    const kept = root.querySelector('p') === sent;
    report.textContent = `${name}: ${root.innerHTML}
  the server's node ${kept ? 'was kept' : 'was thrown away'}
  ${error}`;
  }, 500);
}
