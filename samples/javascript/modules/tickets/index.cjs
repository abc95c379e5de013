exports.Ticket = class Ticket {};
exports.sold = [];
