import './slow.mjs';
import './quick.mjs';
console.log('order.mjs');
