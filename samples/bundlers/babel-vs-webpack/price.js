export const price = { tea: 4, cake: 6 };
export const unused = 'nobody asks for this';
