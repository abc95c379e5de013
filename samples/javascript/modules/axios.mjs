import { createRequire } from 'node:module';
import axios from 'axios';

const require = createRequire(import.meta.url);
const required = require('axios');

axios.defaults.timeout = 5000;
console.log('imported:', axios.defaults.timeout);
console.log('required:', required.defaults.timeout);
