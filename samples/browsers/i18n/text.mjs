const family = '👨‍👩‍👧';
const finder = new Intl.Segmenter('en');
const clusters = [...finder.segment(family)];
console.log('length:', family.length);
console.log('clusters:', clusters.length);

console.log('title'.toUpperCase());
console.log('title'.toLocaleUpperCase('tr'));
