const price = Promise.resolve(12);

async function follow() {
  return price;
}
async function pause() {
  return await price;
}
async function plain() {
  return 12;
}

follow().then(() => console.log('follow'));
pause().then(() => console.log('pause'));
plain().then(() => console.log('plain'));
