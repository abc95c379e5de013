export const users = ;
