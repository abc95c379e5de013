export const items = [
  { name: 'tea', cents: 420 },
  { name: 'cake', cents: 380 },
];

// main.js does not use these two
export const count = () => items.length;
export const names = items.map((item) => item.name);
