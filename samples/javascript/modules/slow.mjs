console.log('slow.mjs begins');
await new Promise((go) => setTimeout(go, 50));
console.log('slow.mjs ends');
