export const items = [
  { name: 'tea', cents: 420 },
  { name: 'cake', cents: 380 },
];
