async function main() {
  console.log('asking');
  const price = await new Promise((go) => {
    setTimeout(() => go, 100);
  });
  console.log('price:', price);
}
main();
