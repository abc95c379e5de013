import os, sqlite3, time

# #region file
if os.path.exists('begin.db'):
    os.remove('begin.db')
# #endregion file


def session():  # waits up to 2 seconds for a lock
    return sqlite3.connect('begin.db', timeout=2, isolation_level=None)


ann, ben = session(), session()
ann.execute('CREATE TABLE item (id, stock)')
ann.execute('INSERT INTO item VALUES (1, 10)')

for begin in 'BEGIN', 'BEGIN IMMEDIATE':
    ann.execute('BEGIN IMMEDIATE')
    ann.execute('UPDATE item SET stock = 7')
    start = time.monotonic()
    try:
        ben.execute(begin)
        ben.execute('SELECT stock FROM item').fetchone()
        ben.execute('UPDATE item SET stock = 7')
    except sqlite3.OperationalError as error:
        waited = round(time.monotonic() - start)
        print(f'{begin}: {error}, after {waited} s')
    ann.rollback()
    ben.rollback()
