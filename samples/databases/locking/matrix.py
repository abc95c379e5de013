"""Tries every pair of lock modes: one session holds the first mode,
another asks for the second with NOWAIT. The table t is made in a new
schema, which is dropped at the end."""
import os, subprocess, sys

ROW = ['KEY SHARE', 'SHARE', 'NO KEY UPDATE', 'UPDATE']
TABLE = ['ACCESS SHARE', 'ROW SHARE', 'ROW EXCLUSIVE',
         'SHARE UPDATE EXCLUSIVE', 'SHARE', 'SHARE ROW EXCLUSIVE',
         'EXCLUSIVE', 'ACCESS EXCLUSIVE']
SCHEMA = f'locking_matrix_{os.getpid()}'


class Session:
    def __init__(self):
        self.psql = subprocess.Popen(
            ['psql', '-XAtq', '-v', 'VERBOSITY=sqlstate'], text=True,
            bufsize=1, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT)
        self.run(f'SET search_path = {SCHEMA};')

    def run(self, sql):
        """Returns the SQLSTATE. 55P03 is expected, others end it."""
        try:
            self.psql.stdin.write(f'{sql}\n\\echo #end# :SQLSTATE\n')
        except BrokenPipeError:
            pass
        said = []
        for line in self.psql.stdout:
            if line.startswith('#end#'):
                state = line.split()[1]
                if state in ('00000', '55P03'):
                    return state
                break
            said.append(line)
        sys.exit(f'matrix.py: {sql} failed:\n' + ''.join(said))


def take(kind, mode):
    if kind == 'row':
        return f'SELECT id FROM t WHERE id = 1 FOR {mode}'
    return f'LOCK TABLE t IN {mode} MODE'


def table(kind):
    modes = ROW if kind == 'row' else TABLE
    wide = max(map(len, modes))
    print('first holds'.ljust(wide + 3), 'second asks for')
    numbers = '  '.join(str(i + 1) for i in range(len(modes)))
    print(' ' * (wide + 3), numbers)
    for number, held in enumerate(modes, 1):
        marks = []
        for asked in modes:
            a.run('BEGIN;')
            a.run(take(kind, held) + ';')
            b.run('BEGIN;')
            state = b.run(take(kind, asked) + ' NOWAIT;')
            marks.append({'00000': '.', '55P03': 'X'}[state])
            b.run('ROLLBACK;')
            a.run('ROLLBACK;')
        print(f'{number}  {held:{wide}}', '  '.join(marks))


a, b = Session(), Session()
a.run(f'CREATE SCHEMA {SCHEMA};')
try:
    a.run('CREATE TABLE t (id int PRIMARY KEY);')
    a.run('INSERT INTO t VALUES (1);')
    table(sys.argv[1])
finally:
    a.run(f'SET client_min_messages = error; DROP SCHEMA {SCHEMA} CASCADE;')
