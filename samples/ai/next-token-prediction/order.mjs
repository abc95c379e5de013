const yes = [0.1, 0.2, 0.3]; // the logit of yes is their sum
const no = [0.3, 0.2, 0.1]; // and so is the logit of no

function choose(order, logitYes, logitNo) {
  console.log(order);
  console.log('  yes', logitYes);
  console.log('  no ', logitNo);
  console.log('  greedy:', logitYes > logitNo ? 'yes' : 'no');
}

choose(
  'added from the left:',
  yes[0] + yes[1] + yes[2],
  no[0] + no[1] + no[2],
);
choose(
  'added from the right:',
  yes[2] + yes[1] + yes[0],
  no[2] + no[1] + no[0],
);
