import sqlite3

shop = sqlite3.connect('shop.db', isolation_level=None)
other = sqlite3.connect('shop.db')
shop.execute('CREATE TABLE orders (id INTEGER PRIMARY KEY)')

def run(sql):
    try:
        shop.execute(sql)
        note = ''
    except sqlite3.Error as error:
        note = f'  {error}'
    rows, = other.execute('SELECT count(*) FROM orders').fetchone()
    state = 'inside ' if shop.in_transaction else 'outside'
    print(f'{state}  others see {rows}  {sql}{note}')

run('SAVEPOINT outermost')
run('INSERT INTO orders VALUES (1)')
run('SAVEPOINT inner')
run('INSERT INTO orders VALUES (1)')
run('INSERT INTO orders VALUES (2)')
run('RELEASE inner')
run('RELEASE outermost')
