export const net = (gross: number) => gross / 1.2;
