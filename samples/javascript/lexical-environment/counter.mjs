export let count = 0;
export function add() {
  count += 1;
}
