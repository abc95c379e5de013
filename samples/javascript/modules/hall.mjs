let free = 5;

export { free };
export default free;
export function sell() {
  free = free - 1;
}
