const size = 4;
const samples = new Array(size).fill('-');
let head = 0; // samples ever written
let tail = 0; // samples ever read

function write(sample) {
  if (head - tail === size) return 'full';
  samples[head % size] = sample;
  head += 1;
  return samples.join(' ');
}

function read() {
  if (head === tail) return 'empty';
  const sample = samples[tail % size];
  tail += 1;
  return sample;
}

for (const sample of 'abcd') write(sample);
console.log(samples.join(' '));
console.log('write e:', write('e'));
console.log('read:   ', read());
console.log('write e:', write('e'));
