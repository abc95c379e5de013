let free = 'popcorn';
document.body.append(`A gift: ${free}.`);
