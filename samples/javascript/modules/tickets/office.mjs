import { Ticket, sold } from 'tickets';
import ticket from './old-office.cjs';

console.log(sold.length, 'sold,', ticket instanceof Ticket);
try {
  await import('tickets/index.mjs');
} catch (error) {
  console.log(error.code);
}
