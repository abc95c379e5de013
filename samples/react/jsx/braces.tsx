import { renderToStaticMarkup as html } from 'react-dom/server';

const name = 'Tea';
console.log(html(<li>{name.toUpperCase()}</li>));
console.log(html(<li title={name} />));
console.log(html(<li title="{name}" />));
console.log(html(<li>{/* buy more */}</li>));
