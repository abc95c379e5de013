import { Component, lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';

// #region load
let asked = 0;
/** Stands for import('./Chart.js'), which fails the first time. */
async function load() {
  if (++asked === 1) throw new Error('Chart.js is gone');
  return { default: () => <b>chart, asked {asked} times</b> };
}
// #endregion load

// #region boundary
class Catch extends Component<{ children: ReactNode }> {
  state = { message: '' };
  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }
  render = () => this.state.message
    ? `${this.state.message}, asked ${asked} times`
    : this.props.children;
}
// #endregion boundary

export default function App() {
  const [Chart, setChart] = useState(() => lazy(load));
  const [attempt, setAttempt] = useState(0);
  const again = () => setAttempt(attempt + 1);
  const anew = () => {
    setChart(() => lazy(load));
    again();
  };
  return (
    <>
      <button onClick={again}>same lazy</button>
      <button onClick={anew}>new lazy</button>
      <p>{attempt > 0 && <Catch key={attempt}>
        <Suspense fallback="…"><Chart /></Suspense>
      </Catch>}</p>
    </>
  );
}
