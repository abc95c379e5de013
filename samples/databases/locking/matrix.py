"""Tries every pair of lock modes: one session holds the first mode,
another asks for the second with NOWAIT."""
import subprocess, sys

ROW = ['KEY SHARE', 'SHARE', 'NO KEY UPDATE', 'UPDATE']
TABLE = ['ACCESS SHARE', 'ROW SHARE', 'ROW EXCLUSIVE',
         'SHARE UPDATE EXCLUSIVE', 'SHARE', 'SHARE ROW EXCLUSIVE',
         'EXCLUSIVE', 'ACCESS EXCLUSIVE']


class Session:
    def __init__(self):
        self.psql = subprocess.Popen(
            ['psql', '-XAtq', '-v', 'VERBOSITY=sqlstate'], text=True,
            bufsize=1, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL)

    def run(self, sql):
        self.psql.stdin.write(f'{sql}\n\\echo #end# :SQLSTATE\n')
        while True:
            line = self.psql.stdout.readline()
            if line.startswith('#end#'):
                return line.split()[1]


def take(kind, mode):
    if kind == 'row':
        return f'SELECT id FROM t WHERE id = 1 FOR {mode}'
    return f'LOCK TABLE t IN {mode} MODE'


a, b = Session(), Session()
a.run('DROP TABLE IF EXISTS t;')
a.run('CREATE TABLE t (id int PRIMARY KEY);')
a.run('INSERT INTO t VALUES (1);')
kind = sys.argv[1]
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
