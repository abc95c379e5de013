for (const steps of [1, 10, 50]) {
  let length = 3000; // tokens in the history at the first step
  let read = 0; // tokens that the model has read in all steps
  for (let step = 1; step <= steps; step++) {
    read += length;
    length += 1000; // the step's action and observation
  }
  console.log(`steps: ${steps}, tokens read: ${read}`);
}
