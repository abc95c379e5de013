import { Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
// #region page
const log: string[] = [];
const root = document.getElementById('root')!;
const report = document.createElement('pre');
document.body.append(report);
// What the server sent: two boundaries, both complete.
root.innerHTML =
  '<!--$--><button>Photos</button><!--/$-->' +
  '<!--$--><button>Buy</button><!--/$-->';
// #endregion page

function Button({ name }: { name: string }) {
  log.push(`hydrate ${name}`);
  const note = () => log.push(`click ${name}`);
  return <button onClick={note}>{name}</button>;
}
hydrateRoot(
  root,
  <>
    <Suspense><Button name="Photos" /></Suspense>
    <Suspense><Button name="Buy" /></Suspense>
  </>,
);
// #region click
// A customer clicks on Buy while nothing is hydrated yet.
const [, buy] = root.querySelectorAll('button');
if (location.hash !== '#nobody') buy!.click();

setTimeout(() => {
  report.textContent = log.join('\n');
}, 500);
// #endregion click
