import test from 'node:test';

function bake(done) {
  setTimeout(() => done(new Error('burnt')), 20);
}

test('bread', (context, done) => {
  bake(done);
});
test('cake', (context, done = () => {}) => {
  bake(done);
});
