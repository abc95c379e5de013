export const price = 420;
