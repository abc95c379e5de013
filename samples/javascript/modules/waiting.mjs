console.log('a new waiting list');

export function add(name) {
  console.log(name, 'waits');
}
