export class Ticket {}
export const sold = [];
