/** The lab that a reader meets first: small, understood without a word before it, and different after each step. */
export const openingLab = 'consistent-hashing';
