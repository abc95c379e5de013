const text = '['.repeat(50_000) + ']'.repeat(50_000);
const open = [JSON.parse(text)];
let lists = 0;
while (open.length > 0) {
  lists += 1;
  for (const inner of open.pop()) open.push(inner);
}
console.log(lists);
