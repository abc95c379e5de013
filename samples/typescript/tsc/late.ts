interface Drink {
  name: string;
  note?: string;
}

const tea: Drink = { name: 'tea' };
const note = tea.note;
console.log(note?.length);
const byName = (drink: Drink) => drink.name;
console.log(Object.groupBy([tea], byName));
