export const total = (cents: number): number => cents + 1;
