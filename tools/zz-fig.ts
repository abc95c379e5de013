import { readFileSync, writeFileSync } from 'node:fs';
import { toHtml } from 'hast-util-to-html';
import { drawFigure } from '../plugins/diagrams/node/figures/drawFigure';
const text = readFileSync(process.argv[2]!, 'utf8');
let out = '<style>svg{width:320px;border:1px solid #ccc;font:13px sans-serif} rect{fill:#fff;stroke:#333} line,path,polyline{stroke:#333;fill:none} body{font:14px sans-serif}</style>';
const earlier = new Map();
for (const m of text.matchAll(/```figure ?(?:kind=(\S+) )?title="([^"]*)"\n([\s\S]*?)```/g)) {
  try {
    const { svg, words } = drawFigure({ kind: m[1] ?? '', yaml: m[3]!, file: 'x', line: 1, earlier } as any);
    out += `<p>${m[2]}</p>` + toHtml(svg as any) + `<p>${words}</p>`;
  } catch (e) { out += '<pre>' + e + '</pre>'; console.log(m[2], String(e)); }
}
writeFileSync('/tmp/hx/fig.html', out);
