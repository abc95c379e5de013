export const text = `price ${globalThis.price}`;
