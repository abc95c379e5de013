// 1 load, 2 add, 3 store, 0 stop
const memory = [1, 7, 2, 8, 3, 7, 0, 40, 2];
let counter = 0; // program counter
let register = 0;
// The loop is the control unit.
while (memory[counter] !== 0) {
  const number = memory[counter];
  const address = memory[counter + 1];
  counter += 2; // the next instruction
  if (number === 1) {
    register = memory[address];
  } else if (number === 2) {
    register += memory[address];
  } else {
    memory[address] = register;
  }
  // program counter, register, tickets sold
  console.log(counter, register, memory[7]);
}
