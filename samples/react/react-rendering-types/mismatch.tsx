import { Suspense, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

// What the server sent: a search field, and the time in its zone.
const sent = (footer: string) =>
  `<main><input placeholder="Search">${footer}</main>`;
const Shop = ({ footer }: { footer: ReactNode }) => (
  <main><input placeholder="Search" />{footer}</main>
);

test('no boundary', sent('<p>Open until 18:00</p>'),
  <Shop footer={<p>Open until 20:00</p>} />);
test('a boundary', sent('<!--$--><p>Open until 18:00</p><!--/$-->'),
  <Shop footer={<Suspense><p>Open until 20:00</p></Suspense>} />);

// #region test
function test(name: string, html: string, page: ReactNode) {
  const root = document.createElement('div');
  const report = document.createElement('pre');
  document.body.append(root, report);
  root.innerHTML = html;
  const before = root.querySelector('input')!;
  before.value = 'green';  // typed before the scripts came
  const errors: string[] = [];
  const onRecoverableError = (error: unknown) =>
    errors.push((error as Error).message);
  hydrateRoot(root, page, { onRecoverableError });
  const waiting = setInterval(() => {
    if (errors.length === 0) return;
    clearInterval(waiting);
    const field = root.querySelector('input')!;
    report.textContent = [
      name,
      `shown: ${root.querySelector('p')!.textContent}`,
      `search field: ${field.value || 'empty'}`,
      `the server's field: ${field === before ? 'kept' : 'replaced'}`,
      `errors: ${errors.length}`,
    ].join('\n  ');
  }, 100);
}
// #endregion test
