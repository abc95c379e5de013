import Price from './Price.jsx';

export default function Chart({ of }) {
  return of.map((euro, day) => <Price key={day} euro={euro} />);
}
