import pg from 'pg';

const SELLERS = 10, EACH = 30;
const ITEMS = Number(process.argv[2]);
const get = 'SELECT stock, version FROM item WHERE id = $1';
const put = 'UPDATE item SET stock = $2 WHERE id = $1';

const readThenWrite = (lock) => async (db, id) => {
  const { stock } = (await db.query(get + lock, [id])).rows[0];
  await db.query(put, [id, stock - 1]);
};
// #region ways
const tooLate = Object.assign(new Error('too late'), { code: '40001' });
async function compareVersion(db, id) {
  const { stock, version } = (await db.query(get, [id])).rows[0];
  const { rowCount } = await db.query(
    `UPDATE item SET stock = $2, version = version + 1
     WHERE id = $1 AND version = $3`, [id, stock - 1, version]);
  if (rowCount === 0) throw tooLate;
}
const oneUpdate = (db, id) =>
  db.query('UPDATE item SET stock = stock - 1 WHERE id = $1', [id]);

// #endregion ways
// The whole transaction again, with its SELECT.
async function sell(db, id, begin, work) {
  for (let restarts = 0; ; restarts++) {
    try {
      await db.query(begin);
      await work(db, id);
      await db.query('COMMIT');
      return restarts;
    } catch (error) {
      await db.query('ROLLBACK');
      if (!['40001', '40P01'].includes(error.code)) throw error;
    }
  }
}
// #region main

const settings = { options: '-c search_path=race' };
const connect = async () => {
  const db = new pg.Client(settings);
  await db.connect();
  return db;
};
const random = () => 1 + Math.floor(Math.random() * ITEMS);

async function race(name, begin, work) {
  const sellers = await Promise.all(
    Array.from({ length: SELLERS }, connect));
  await sellers[0].query(`
    SET client_min_messages = warning;
    DROP SCHEMA IF EXISTS race CASCADE;
    CREATE SCHEMA race;
    CREATE TABLE item (id int PRIMARY KEY, stock int, version int);
    INSERT INTO item SELECT n, 0, 1 FROM generate_series(1, ${ITEMS}) n;
    UPDATE item SET stock = ${SELLERS * EACH} WHERE id = 1`);
  const counts = await Promise.all(sellers.map(async (db) => {
    let restarts = 0;
    for (let n = 0; n < EACH; n++)
      restarts += await sell(db, random(), begin, work);
    return restarts;
  }));
  const { rows: [{ left }] } = await sellers[0].query(
    'SELECT sum(stock) AS left FROM item');
  console.log(name.padEnd(20), 'left', left.padStart(3),
    ' restarts', counts.reduce((a, b) => a + b));
  await sellers[0].query('DROP SCHEMA race CASCADE');
  await Promise.all(sellers.map((db) => db.end()));
}

await race('SELECT, then UPDATE', 'BEGIN', readThenWrite(''));
await race('one UPDATE', 'BEGIN', oneUpdate);
await race('FOR UPDATE', 'BEGIN', readThenWrite(' FOR UPDATE'));
await race('version', 'BEGIN', compareVersion);
for (const level of ['REPEATABLE READ', 'SERIALIZABLE'])
  await race(level, `BEGIN ISOLATION LEVEL ${level}`,
    readThenWrite(''));
// #endregion main
