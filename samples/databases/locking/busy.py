import os, sqlite3, tempfile, time

folder = tempfile.TemporaryDirectory()
shop = os.path.join(folder.name, 'shop.db')

def connect():
    # None: Python adds no BEGIN. timeout: wait for one second
    return sqlite3.connect(shop, isolation_level=None, timeout=1)

a, b = connect(), connect()
a.execute('PRAGMA journal_mode = WAL')  # use a write-ahead log
a.execute('CREATE TABLE item (id INTEGER PRIMARY KEY, stock INT)')
a.execute('INSERT INTO item VALUES (1, 10), (2, 10)')

# #region run
def run(name, connection, sql):
    print(f'{name}: {sql}')
    start = time.monotonic()
    try:
        for row in connection.execute(sql):
            print('  ', *row)
    except sqlite3.OperationalError as error:
        waited = time.monotonic() - start > 0.5
        when = 'after waiting' if waited else 'at once'
        print(f'   {error.sqlite_errorname}, {when}')
# #endregion run

for begin in 'BEGIN', 'BEGIN IMMEDIATE':
    run('A', a, begin)
    run('A', a, 'SELECT stock FROM item WHERE id = 1')
    run('B', b, 'UPDATE item SET stock = stock - 1 WHERE id = 2')
    run('A', a, 'UPDATE item SET stock = stock - 3 WHERE id = 1')
    run('A', a, 'COMMIT')
