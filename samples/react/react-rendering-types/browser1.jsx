import { createRoot } from 'react-dom/client';
import { Shop } from './Shop';

const root = document.getElementById('root');
const asked = async () => (await fetch('/price')).json();

createRoot(root).render(<Shop price={asked()} />);
