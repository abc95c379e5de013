let free = 'popcorn';

export function gift() {
  return free;
}
