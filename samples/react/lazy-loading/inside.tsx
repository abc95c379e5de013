import { lazy, Suspense, useState } from 'react';

// #region load
let asked = 0;
/** Stands for import('./Note.js'). */
function load() {
  asked++;
  return Promise.resolve({ default: () => <input /> });
}
// #endregion load

const Note = lazy(load);

function Outside() {
  return <Suspense><Note /></Suspense>;
}
function Inside() {
  const Note = lazy(load);
  return <Suspense><Note /></Suspense>;
}

// #region asked
const Asked = () => <output>asked {asked} times</output>;
// #endregion asked

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
