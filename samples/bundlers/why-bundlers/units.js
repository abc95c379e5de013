export const toMiles = (km) => km / 1.609344;
export const toYards = (m) => m / 0.9144;
export const names = ['km', 'mi'].map((unit) => unit.toUpperCase());
