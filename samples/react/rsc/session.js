const { AsyncLocalStorage } = require('node:async_hooks');

/** Who is signed in, for the request that is being answered. */
exports.session = new AsyncLocalStorage();
