import { renderToStaticMarkup as html } from 'react-dom/server';

const name = '<img src="x" onerror="steal()">';
console.log(html(<li>{name}</li>));
const raw = { __html: name };
console.log(html(<li dangerouslySetInnerHTML={raw} />));
console.log(html(<a href="javascript:steal()">Tea</a>));
