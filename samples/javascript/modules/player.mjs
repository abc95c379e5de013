export const film = 'Casablanca';

await import('./plugin.mjs');
console.log('playing');
