import { AsyncLocalStorage } from 'node:async_hooks';

const database = async () => 'a bill';
const current = new AsyncLocalStorage();
let moduleGuest;

async function answer(guest) {
  globalThis.guest = guest;
  moduleGuest = guest;
  await current.run(guest, async () => {
    const bill = await database();
    console.log(`${guest} gets ${bill}:`, globalThis.guest,
      moduleGuest, current.getStore());
  });
}
await Promise.all([answer('Ann'), answer('Ben')]);
