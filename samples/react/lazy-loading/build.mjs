import { rolldown } from 'rolldown';

// #region build
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
// #endregion build

const monday = await build();
for (const { fileName, isEntry, moduleIds } of monday) {
  const from = moduleIds.map((id) => id.split('/').at(-1));
  console.log(fileName, isEntry ? '(entry)' : '(chunk)');
  console.log(`  of ${from.join(', ')}`);
}
const [entry] = monday;
console.log(/\(\) => import\(.*\)/.exec(entry.code)[0]);

const edited = (code) => code.replace('key={day}', 'key={-day}');
const tuesday = (await build(edited)).map(({ fileName }) => fileName);
console.log(`on Tuesday: ${tuesday[1]}`);
const [old] = entry.dynamicImports;
console.log(old, tuesday.includes(old) ? 'is there' : 'is gone');
