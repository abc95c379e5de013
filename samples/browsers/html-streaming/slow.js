document.body.dataset.ran = 'slow.js';
