'use server';

const { session } = require('./session.js');
const price = 9;

exports.order = async function order(id, count) {
  return `charged ${price * count} €`;
};

exports.checked = async function checked(id, count) {
  if (!session.getStore()) throw new Error('sign in first');
  if (!Number.isInteger(count) || count < 1 || count > 20)
    throw new Error('count is 1 to 20');
  return `charged ${price * count} €`;
};
