const run = (list) => list.map((f) => f()).join(' ');

const a = [];
for (var v = 0; v < 3; v++) a.push(() => v);
console.log('var            ', run(a));

const b = [];
for (let i = 0; i < 3; i++) b.push(() => i);
console.log('let            ', run(b));

const c = [];
for (let i = 0; i < 3; c.push(() => i), i++);
console.log('let, in update ', run(c));

const d = [];
for (let i = 0, first = () => i; i < 3; i++) d.push(first);
console.log('let, in header ', run(d));

const e = [];
for (let i = 0; i < 6; i++) {
  e.push(() => i);
  i++;
}
console.log('let, i++ inside', run(e));
