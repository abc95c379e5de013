exports.items = [{ name: 'tea', cents: 420 }];
