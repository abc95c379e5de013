export const fill = (selector, html) => {
  document.querySelector(selector).innerHTML = html;
};
