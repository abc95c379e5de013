"""Plays a shop that is connected to two database servers.

"A: COMMIT;" sends the statement to server A and prints its answer.
"cut B" ends the connection to server B from outside. "read" prints
the credit of both customers over new connections. A and B are two
databases of one PostgreSQL here, made at the start and dropped at the
end. Of the messages of a lost connection, only the line that begins
with "server closed" is printed."""
import os, subprocess, sys

PREFIX = f'shop_{os.getpid()}_'


def ask(database, sql):
    done = subprocess.run(['psql', '-XAtq', '-d', database, '-c', sql],
                          text=True, check=True, capture_output=True)
    return done.stdout.strip()


class Server:
    def __init__(self, name, customer):
        self.name, self.customer = name, customer
        self.database = PREFIX + name.lower()
        ask('postgres', f'CREATE DATABASE {self.database}')
        ask(self.database, 'CREATE TABLE credit (customer int, cents int);'
            f'INSERT INTO credit VALUES ({customer}, 500)')
        self.psql = subprocess.Popen(
            ['psql', '-XAt', '-d', self.database], text=True, bufsize=1,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT)

    def send(self, sql):
        self.psql.stdin.write(f'{sql}\n\\echo end\n')
        for line in self.psql.stdout:
            line = line.rstrip('\n')
            if line == 'end':
                return
            lost = self.psql.poll() is not None or 'FATAL' in line
            if line.startswith('server closed') or not (
                    lost or line[:1].isspace() or 'lost' in line):
                print(f'   {self.name} answers: {line}', flush=True)

    def cut(self):
        ask('postgres', 'SELECT pg_terminate_backend(pid, 5000)'
            f" FROM pg_stat_activity WHERE datname = '{self.database}'")

    def read(self):
        cents = ask(self.database, 'SELECT cents FROM credit')
        print(f'   {self.name}: customer {self.customer} has {cents} cents')

    def drop(self):
        self.psql.stdin.close()
        self.psql.wait()
        ask('postgres', f'DROP DATABASE {self.database}')


servers = {'A': Server('A', 3), 'B': Server('B', 8)}
try:
    for line in open(sys.argv[1]).read().splitlines():
        print(line, flush=True)
        if line.startswith('cut '):
            servers[line[4:]].cut()
        elif line == 'read':
            for server in servers.values():
                server.read()
        elif not line.startswith('--'):
            servers[line[0]].send(line[3:])
finally:
    for server in servers.values():
        server.drop()
