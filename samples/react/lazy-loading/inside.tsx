import { lazy, Suspense, useState } from 'react';

let asked = 0;
/** Stands for import('./Note.js'). */
function load() {
  asked++;
  return Promise.resolve({ default: () => <input /> });
}

const Note = lazy(load);

function Outside() {
  return <Suspense><Note /></Suspense>;
}
function Inside() {
  const Note = lazy(load);
  return <Suspense><Note /></Suspense>;
}

const Asked = () => <output>asked {asked} times</output>;

export default function App() {
  const [, again] = useState(0);
  return (
    <>
      <button onClick={() => again((n) => n + 1)}>render</button>
      <p>outside <Outside /></p>
      <p>inside <Inside /></p>
      <Asked />
    </>
  );
}
