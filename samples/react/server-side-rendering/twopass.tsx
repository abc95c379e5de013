import { useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';

function Favourite() {
  const [tea, setTea] = useState('none');
  useEffect(() => {
    const saved = localStorage.getItem('tea');
    if (saved) setTea(saved);
  }, []);
  console.log(`render with ${tea}`);
  return <p>{`Favourite: ${tea}`}</p>;
}
// #region start
localStorage.setItem('tea', 'mint');
const root = document.getElementById('root')!;
root.innerHTML = '<p>Favourite: none</p>';
hydrateRoot(root, <Favourite />, {
  onRecoverableError: () => console.log('hydration mismatch'),
});
// #endregion start
