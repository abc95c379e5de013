export const price = { tea: 4, cake: 6 };
export const currency = 'EUR';
