import { renderToString } from 'react-dom/server';
// #region pause
const database = (ms: number) =>
  new Promise((done) => setTimeout(done, ms));
// #endregion pause

let customer = ''; // shared by all requests
const Hello = () => <p>{`Hello, ${customer}`}</p>;

async function respond(name: string, ms: number) {
  customer = name;
  await database(ms);
  return `${name} gets ${renderToString(<Hello />)}`;
}
const ada = respond('Ada', 20);
const bob = respond('Bob', 10);
console.log(await ada);
console.log(await bob);
