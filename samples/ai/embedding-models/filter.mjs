import { PGlite } from '@electric-sql/pglite';
import { vector } from '@electric-sql/pglite-pgvector';

const db = await PGlite.create({ extensions: { vector } });
await db.exec(`
  CREATE EXTENSION vector;
  SELECT setseed(0.5);
  CREATE TABLE help AS
    SELECT id, id % 10 AS shop, id / 10 % 10 AS lang,
      (SELECT array_agg(random() - 0.5)
       FROM generate_series(1, 32) WHERE id > 0)::vector(32) AS v
    FROM generate_series(1, 5000) AS id;
  CREATE INDEX near ON help USING hnsw (v vector_cosine_ops);
  ANALYZE help;
`);
const { rows: [row] } = await db.query('SELECT v FROM help LIMIT 1');

// #region run
async function run(where, setting = '') {
  await db.exec(setting);
  const query = `SELECT id FROM help WHERE ${where}
    ORDER BY v <=> '${row.v}' LIMIT 10`;
  const plan = await db.query('EXPLAIN ' + query);
  const used = /Index Scan using (\w+)/.exec(JSON.stringify(plan.rows));
  const { rows } = await db.query(query);
  console.log(String(rows.length).padStart(4),
    (used?.[1] ?? 'none').padEnd(6), setting || where);
}
// #endregion run
console.log('rows index  with');
await run('true');
await run('shop = 3');
await run('shop = 3 AND lang = 2');
await run('shop = 3', 'CREATE INDEX plain ON help (shop)');
await run('shop = 3', 'SET hnsw.ef_search = 100');
await db.exec('RESET hnsw.ef_search');
await run('shop = 3', 'SET hnsw.iterative_scan = strict_order');
