// PostgreSQL 18, compiled to WebAssembly, in this process
import { PGlite } from '@electric-sql/pglite';

const db = new PGlite();
const { rows } = await db.query('SHOW server_version');
console.log('PostgreSQL', rows[0].server_version);

await db.exec(`CREATE TABLE orders
  (id int, customer int, state text, note text)`);
await db.exec(`INSERT INTO orders
  SELECT n, n * 7919 % 4000, ('{open,paid,sent}'::text[])[1 + n % 3],
         repeat('x', 60) FROM generate_series(1, 20000) AS n`);
await db.exec('CREATE INDEX by_state ON orders (state, customer)');
await db.exec('CREATE INDEX by_id ON orders (id, customer)');
await db.exec('VACUUM ANALYZE orders');

async function explain(query) {
  const { rows } = await db.query(`EXPLAIN (ANALYZE, COSTS OFF,
    TIMING OFF, SUMMARY OFF, BUFFERS OFF) ${query}`);
  for (const row of rows) console.log(row['QUERY PLAN']);
}
await explain('SELECT * FROM orders WHERE customer = 42');
await db.exec('DROP INDEX by_state');
await explain('SELECT * FROM orders WHERE customer = 42');
