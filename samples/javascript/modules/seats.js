let free = 5;
document.body.append(`${free} seats. `);
