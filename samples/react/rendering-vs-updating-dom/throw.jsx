import { Component, Fragment, useState } from 'react';
import { createRoot } from 'react-dom/client';

function Cart({ tea }) {
  if (tea === 1) throw new Error('sold out');
  return <p>Tea: {tea}</p>;
}
class Boundary extends Component {
  state = { failed: false };
  static getDerivedStateFromError() { return { failed: true }; }
  render() {
    if (this.state.failed) return <p>The cart failed.</p>;
    return this.props.children;
  }
}
function Shop({ Around }) {
  const [tea, setTea] = useState(0);
  return (
    <main>
      <button onClick={() => setTea(tea + 1)}>Buy tea</button>
      <Around><Cart tea={tea} /></Around>
    </main>
  );
}
// #region mount
const page = document.getElementById('root');
for (const Around of [Fragment, Boundary]) {
  const place = page.appendChild(document.createElement('div'));
  createRoot(place).render(<Shop Around={Around} />);
}
// #endregion mount
