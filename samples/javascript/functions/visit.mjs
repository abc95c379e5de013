import { AsyncLocalStorage } from 'node:async_hooks';

const text = '['.repeat(50_000) + ']'.repeat(50_000);
const data = JSON.parse(text);

async function visit(list) {
  for (const inner of list) await visit(inner);
}

async function answer() {
  try {
    await visit(data);
    console.log(200);
  } catch (error) {
    console.log(500, error.message);
  }
}

await new AsyncLocalStorage().run('request 1', answer);
