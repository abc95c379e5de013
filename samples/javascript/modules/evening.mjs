console.log('the evening begins');
import './desk.mjs';
import './web.mjs';
