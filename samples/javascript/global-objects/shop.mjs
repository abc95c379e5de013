import { sumBy } from 'lodash-es';
const bill = [{ tea: 'green', price: 3 }, { tea: 'mint', price: 4 }];
globalThis.pay = () => sumBy(bill, 'price');
