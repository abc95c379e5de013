/** Writes one line into the `pre` element of the page. */
function say(line) {
  document.querySelector('pre').append(line + '\n');
}
