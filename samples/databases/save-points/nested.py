# #region helpers
import sqlite3
from contextlib import contextmanager

db = sqlite3.connect(':memory:', isolation_level=None)
db.execute('CREATE TABLE item (no, name)')
open_blocks = 0


def send(statement, values=()):
    print('  ' * open_blocks + statement)
    return db.execute(statement, values)


def insert(no, name):
    print('  ' * open_blocks + f'INSERT {name}')
    db.execute('INSERT INTO item VALUES (?, ?)', (no, name))


class SoldOut(Exception):
    pass


@contextmanager
def atomic():
    """What Django's atomic() sends, without its special cases."""
    global open_blocks
    inner = open_blocks > 0
    mark = f's{open_blocks}'
    send(f'SAVEPOINT {mark}' if inner else 'BEGIN')
    open_blocks += 1
    try:
        yield
    except Exception:
        open_blocks -= 1
        send(f'ROLLBACK TO SAVEPOINT {mark}' if inner else 'ROLLBACK')
        if inner:
            send(f'RELEASE SAVEPOINT {mark}')
        raise
    open_blocks -= 1
    send(f'RELEASE SAVEPOINT {mark}' if inner else 'COMMIT')


# #endregion helpers
with atomic():
    insert(1, 'book')
    try:
        with atomic():
            insert(2, 'mug')
            raise SoldOut()
    except SoldOut:
        # The order goes on without the mug.
        pass
    with atomic():
        insert(3, 'pen')
