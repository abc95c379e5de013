import { useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';

function Stock() {
  const [packets] = useState(20);
  console.log('Stock runs');
  useEffect(() => console.log('effect runs'));
  return <p>{`${packets} packets`}</p>;
}
function Favourite() {
  const tea = window.localStorage.getItem('tea');
  return <p>{tea}</p>;
}
console.log(renderToString(<Stock />));
try {
  renderToString(<Favourite />);
} catch (error) {
  console.log(String(error));
}
