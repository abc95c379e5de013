import './stock.mjs';
import './gift.mjs';
console.log('open.mjs runs');
