import {
  StrictMode, useEffect, useLayoutEffect,
} from 'react';
import { createRoot } from 'react-dom/client';

function trace(name) {
  console.log(`setup: ${name}`);
  return () => {
    console.log(`cleanup: ${name}`);
  };
}
function TeaTimer() {
  console.log('render');
  useEffect(() => trace('effect'), []);
  useLayoutEffect(() => trace('layout'), []);
  return <p>3 minutes</p>;
}

const root = document.getElementById('root');
createRoot(root).render(
  <StrictMode>
    <TeaTimer />
  </StrictMode>,
);
