// The text is hidden while nothing is low.
const colour = { low: 'red', good: 'green' }[level];
text.className = `text-${colour}-600`;
