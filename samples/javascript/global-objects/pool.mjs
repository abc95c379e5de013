import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage();
const waiting = [];
let busy = false;
function query(done) { // one at a time, others wait
  if (busy) return waiting.push(done);
  busy = true;
  setTimeout(() => {
    done();
    busy = false;
    if (waiting.length > 0) query(waiting.shift());
  }, 5);
}
const ask = (guest) =>
  query(() => console.log(guest, 'sees', current.getStore()));

current.run('Ann', () => ask('Ann'));
current.run('Ben', () => ask('Ben'));
