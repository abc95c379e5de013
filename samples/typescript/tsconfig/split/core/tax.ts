export const tax = 0;
