import { brotliCompressSync } from 'node:zlib';

const utilities =
  'flex items-center gap-3 rounded-lg border border-gray-200 ' +
  'bg-white p-4 text-sm text-gray-900 shadow-sm hover:bg-gray-50';
const rows = [...Array(100).keys()];
const list = (names) =>
  rows.map((id) => `<li class="${names}">Row ${id}</li>\n`).join('');
const sizes = (names) => ({
  raw: list(names).length,
  compressed: brotliCompressSync(list(names)).length,
});

const many = sizes(utilities);
const one = sizes('article');
for (const kind of ['raw', 'compressed'])
  console.log(`${kind}: ${(many[kind] / one[kind]).toFixed(1)} times`);
const more = many.compressed - one.compressed;
const than = more < 200 ? 'under' : 'over';
console.log(`compressed: ${than} 200 bytes more`);
