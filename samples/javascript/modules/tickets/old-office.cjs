const { Ticket, sold } = require('tickets');

sold.push('seat 1');
module.exports = new Ticket();
