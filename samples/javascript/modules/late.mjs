import { free, sell } from './seats.mjs';

sell(5);
if (free === 0) {
  const list = await import('./waiting.mjs');
  list.add('Anna');
}
