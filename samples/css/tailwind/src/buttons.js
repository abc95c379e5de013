const look = 'p-4 bg-brand hover:underline';

function button(bread) {
  return `<button class="${look}">
    Buy ${bread}
  </button>`;
}

for (const bread of ['rye', 'oat', 'spelt'])
  document.body.innerHTML += button(bread);
