const colour = 'red';
document.querySelector('p').className =
  `text-${colour}-600`;
