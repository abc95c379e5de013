document.title = 'Tea shop';
