import { EventEmitter } from 'node:events';

const shop = new EventEmitter();
shop.on('error', (error) => console.log('error:', error.message));
shop.on('order', async (count) => {
  if (count < 1) throw new RangeError('count ' + count);
});

try {
  shop.emit('order', 0);
  console.log('order taken');
} catch (error) {
  console.log('caught', error.message);
}
