const tea: number = 'four';
console.log(tea);
