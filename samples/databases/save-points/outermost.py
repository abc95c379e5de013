import sqlite3

shop = sqlite3.connect('shop.db', isolation_level=None)
other = sqlite3.connect('shop.db', isolation_level=None, timeout=0)
shop.execute('CREATE TABLE orders (id INTEGER PRIMARY KEY)')

def others():
    rows, = other.execute('SELECT count(*) FROM orders').fetchone()
    try:
        other.execute('BEGIN IMMEDIATE')
        other.execute('ROLLBACK')
        return f'others see {rows}, may write   '
    except sqlite3.OperationalError:
        return f'others see {rows}, must not    '

def run(sql):
    note = ''
    try:
        shop.execute(sql)
    except sqlite3.Error as error:
        note = f'\n   {error}'
    state = 'inside ' if shop.in_transaction else 'outside'
    print(state, others(), sql, note)

run('SAVEPOINT outermost')
run('SAVEPOINT inner')
run('INSERT INTO orders VALUES (7)')
run('ROLLBACK TO inner')
run('INSERT INTO orders VALUES (1)')
run('INSERT INTO orders VALUES (1)')
run('RELEASE inner')
run('RELEASE outermost')
