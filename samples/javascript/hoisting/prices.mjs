console.log('prices.mjs runs');
export const adult = 10;
