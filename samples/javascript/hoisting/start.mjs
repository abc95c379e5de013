try {
  await import('./order.mjs');
} catch (error) {
  console.log(`${error.name}: ${error.message}`);
}
