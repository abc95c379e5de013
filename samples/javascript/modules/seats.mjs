console.log('counting the seats');

export let free = 5;

export function sell(n) {
  free = free - n;
}
