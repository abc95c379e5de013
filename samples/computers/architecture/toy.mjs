// 1 load, 2 subtract, 3 store, 0 stop
const memory = [1, 9, 2, 10, 3, 9, 0, 0, 0, 6, 2];
let counter = 0;
let register = 0;

while (memory[counter] !== 0) {
  const code = memory[counter];
  const address = memory[counter + 1];
  counter += 2;
  if (code === 1) register = memory[address];
  if (code === 2) register -= memory[address];
  if (code === 3) memory[address] = register;
  console.log(counter, register, memory[9]);
}
