import { rolldown } from 'rolldown';

/** Builds the shop, with Chart.jsx changed by `edit`. */
async function build(edit = (code) => code) {
  const bundle = await rolldown({
    input: 'Shop.jsx',
    external: /^react/,
    plugins: [{
      name: 'edit',
      transform: (code, id) => id.endsWith('Chart.jsx') && edit(code),
    }],
  });
  return (await bundle.generate({
    entryFileNames: '[name]-[hash].js',
    chunkFileNames: '[name]-[hash].js',
  })).output;
}

const monday = await build();
for (const { fileName, isEntry, moduleIds, dynamicImports } of monday) {
  const from = moduleIds.map((id) => id.split('/').at(-1));
  console.log(fileName, isEntry ? '(entry)' : '(chunk)');
  console.log(`  of ${from.join(', ')}`);
  if (dynamicImports.length) console.log(`  later ${dynamicImports}`);
}
const [entry] = monday;
console.log('in it:', /\(\) => import\(.*\)/.exec(entry.code)[0]);

const edited = (code) => code.replace('key={day}', 'key={-day}');
const tuesday = (await build(edited)).map(({ fileName }) => fileName);
console.log('\non Tuesday:', tuesday.join(', '));
for (const name of [...entry.dynamicImports, ...entry.imports]) {
  if (/^react/.test(name)) continue;
  const there = tuesday.includes(name) ? 'is there' : 'is gone';
  console.log(`a tab from Monday asks for ${name}: ${there}`);
}
