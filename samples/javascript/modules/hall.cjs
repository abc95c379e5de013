let free = 5;

exports.free = free;
exports.sell = function () {
  free = free - 1;
  exports.free = free;
};
