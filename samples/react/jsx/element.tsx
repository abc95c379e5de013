import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

function Price({ euro }: { euro: number }) {
  console.log('  Price is called');
  return <b>{euro} €</b>;
}

function report() {
  console.log('  report() is called');
  return 'a long report';
}

type OnlyProps = { when: boolean; children: ReactNode };
function Only({ when, children }: OnlyProps) {
  return when ? children : 'nothing';
}

console.log('make an element');
const element = <Price euro={5} />;
console.log('  type is Price:', element.type === Price);
console.log('  props:', JSON.stringify(element.props));

console.log('render it twice');
console.log(' ', renderToStaticMarkup(<>{element}{element}</>));

console.log('a child that is not shown');
const hidden = <Only when={false}>{report()}</Only>;
console.log(' ', renderToStaticMarkup(hidden));

const lazy = <Only when={false}><Price euro={9} /></Only>;
console.log(' ', renderToStaticMarkup(lazy));
