import { renderToStaticMarkup } from 'react-dom/server';
import { open, Page } from './base';

const ways = {
  '/browser'(answer) {
    answer.end('<!DOCTYPE html>' + renderToStaticMarkup(<Page />));
  },
};
open(ways, 3001);
