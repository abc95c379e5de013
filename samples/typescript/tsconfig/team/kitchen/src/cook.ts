export const dishes = ['tea', 'cake'];
