/** Writes one line, "name: value", into the `pre` element of the page. */
function say(name, value) {
  document.querySelector('pre').append(`${name}: ${value}\n`);
}
