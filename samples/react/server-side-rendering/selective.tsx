import { Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';

const log: string[] = [];
const root = document.body.appendChild(document.createElement('div'));
const report = document.body.appendChild(document.createElement('pre'));
// What the server sent: two boundaries, already complete.
root.innerHTML = '<!--$--><button>one</button><!--/$-->'
  + '<!--$--><button>two</button><!--/$-->';

function Button({ name }: { name: string }) {
  log.push(`hydrate ${name}`);
  const note = () => log.push(`click ${name}`);
  return <button onClick={note}>{name}</button>;
}
function App() {
  log.push('hydrate App');
  return (
    <>
      <Suspense><Button name="one" /></Suspense>
      <Suspense><Button name="two" /></Suspense>
    </>
  );
}

hydrateRoot(root, <App />);
// Somebody clicks while nothing is hydrated yet.
const [, two] = root.querySelectorAll('button');
if (location.hash !== '#nobody') two!.click();

setTimeout(() => { report.textContent = log.join('\n'); }, 500);
