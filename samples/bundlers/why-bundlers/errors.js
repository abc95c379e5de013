// keep each error of the page for the check
const messages = [];
addEventListener('error', (event) => {
  event.preventDefault();
  messages.push(event.message.replace('Uncaught ', ''));
});
