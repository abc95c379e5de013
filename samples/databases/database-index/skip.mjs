// PostgreSQL 18, compiled to WebAssembly, in this process
import { PGlite } from '@electric-sql/pglite';

const db = new PGlite();
await db.exec(`CREATE TABLE orders (id int PRIMARY KEY,
  customer int, day int, paid boolean, note text)`);
await db.exec(`INSERT INTO orders
  SELECT n, n % 20000, n / 400, n % 1000 > 0, repeat('x', 60)
  FROM generate_series(1, 100000) AS n`);
await db.exec('VACUUM ANALYZE orders');
await db.exec('SET random_page_cost = 1.1');

async function search(columns) {
  await db.exec(`CREATE INDEX trial ON orders (${columns})`);
  const { rows } = await db.query(
    `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON)
     SELECT * FROM orders WHERE customer = 42`);
  const plan = rows[0]['QUERY PLAN'][0].Plan;
  const searches = plan['Index Searches'];
  const pages = plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
  console.log(`(${columns}): ${plan['Node Type']},`,
    `${searches} searches, ${pages} pages`);
  await db.exec('DROP INDEX trial');
}

// #region skip
await search('customer');
await search('paid, customer');
await search('day, customer');
// #endregion skip
