export function fill(id, text) {
  document.getElementById(id).textContent = text;
}
