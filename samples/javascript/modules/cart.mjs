const message = 'cart.mjs runs';
console.log(message);

export let count = 0;

export function add(cups) {
  count += cups;
}
