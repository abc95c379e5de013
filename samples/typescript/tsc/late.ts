interface Drink {
  name: string;
  note?: string;
}

const tea: Drink = { name: 'tea' };
const byName = (drink: Drink) => drink.name;
console.log(tea.note?.length);
console.log(Object.groupBy([tea], byName));
