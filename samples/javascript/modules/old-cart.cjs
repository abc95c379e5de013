let count = 0;
function add(cups) {
  count += cups;
}
module.exports = { count, add };
