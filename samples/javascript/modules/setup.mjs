globalThis.price = 9;
