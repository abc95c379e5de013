"""Changes as many rows as the argument says, in one transaction, each
behind a savepoint that is released. Before the commit, another session
reads the rows. Prints how many transaction IDs were used, and how
often the reader's session looked into pg_subtrans.

PostgreSQL counts these lookups for the whole server, so nothing else
may run on it. The user needs the right to reset the counter."""
import subprocess
import sys

COUNTER = 'Subtrans'  # 'subtransaction' since PostgreSQL 17


class Session:
    def __init__(self):
        self.psql = subprocess.Popen(
            ['psql', '-XAtq', '-v', 'ON_ERROR_STOP=1'], text=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def do(self, *statements):
        """Sends statements and returns the lines of their answers."""
        for statement in statements:
            self.psql.stdin.write(statement + ';\n')
        self.psql.stdin.write('\\echo done\n')
        self.psql.stdin.flush()
        answer = []
        for line in self.psql.stdout:
            if line == 'done\n':
                return answer
            answer.append(line.rstrip('\n'))
        sys.exit('psql has ended')

    def close(self):
        self.psql.stdin.close()
        self.psql.wait()


rows = int(sys.argv[1])
writer, reader = Session(), Session()
writer.do('CREATE TABLE many AS SELECT no, 5 AS pieces'
          f' FROM generate_series(1, {rows}) AS no',
          'CREATE UNIQUE INDEX ON many (no)')
before = int(writer.do('SELECT txid_current()')[0])

writer.do('BEGIN')
for no in range(1, rows + 1):
    writer.do('SAVEPOINT one',
              f'UPDATE many SET pieces = 4 WHERE no = {no}',
              'RELEASE SAVEPOINT one')
# Takes the next ID, and commits, so that the reader's snapshot begins
# after the IDs of the writer.
after = int(reader.do('SELECT txid_current()')[0])

reader.do(f"SELECT pg_stat_reset_slru('{COUNTER}')")
reader.do('SELECT count(*) FROM many')
reader.close()
checker = Session()
lookups = checker.do(
    f"SELECT blks_hit FROM pg_stat_slru WHERE name = '{COUNTER}'")[0]
writer.do('ROLLBACK', 'DROP TABLE many')
print('transaction IDs used:', after - before - 1)
print('lookups in pg_subtrans:', lookups)
writer.close()
checker.close()
