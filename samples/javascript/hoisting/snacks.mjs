console.log('snacks.mjs runs');
