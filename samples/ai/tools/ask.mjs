import { model } from './model.mjs';

let text = '';
text += 'user: Where is order 17?\n';
console.log(text + model(text));
