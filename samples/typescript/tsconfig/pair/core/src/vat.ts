export const vat = (net: number) => net * 0.2;
