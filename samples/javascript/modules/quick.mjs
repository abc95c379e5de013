console.log('quick.mjs');
