const put = (html) => (document.body.innerHTML = html);

globalThis.show = {
  offer: async () => put((await import('./offer.js')).offer),
  buy: async () => put((await import('./buy.js')).buy),
};
