export const percent: number = 'ten';
