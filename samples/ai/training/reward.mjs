// How much is 5 + 7? The model does not know it well: its single
// guess is right in 6 of 10 answers. It could also name three sums.
const single = ['12', '12', '12', '12', '12', '12', '11', '11',
  '13', '13'];
const several = ['11, 12 or 13'];

const accepts = answer => answer.includes('12');
const mark = list => list.filter(accepts).length / list.length;
const one = mark(single), many = mark(several);

let taste = -4;  // below 0: the model likes the single guess more
for (let step = 0; step <= 100; step++) {
  const p = 1 / (1 + Math.exp(-taste));  // how often it names three
  const mean = (1 - p) * one + p * many;
  if (step % 25 === 0) {
    console.log(step, 'steps: mean mark', mean.toFixed(2),
      ' right and single', ((1 - p) * one).toFixed(2));
  }
  taste += p * (1 - p) * (many - one) * 4;  // up the slope of mean
}
