"""Plays a file of statements on several psql sessions.

"A: SELECT 1;" is sent by session A. The next line follows when the
statement has ended, or when the server names the session that it waits
for. After "A!" it follows when the statement has ended. Lines of
"setup:" run first, and their answers are not shown. A line that begins
with a space continues the statement."""
import queue, re, subprocess, sys, threading

END = re.compile(r'#end# (\w+)$')


class Session:
    def __init__(self, name):
        self.name, self.busy = name, False
        self.lines = queue.Queue()
        self.psql = subprocess.Popen(
            ['psql', '-XAtq', '-F', ' | '], text=True, bufsize=1,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT)
        threading.Thread(target=self.read, daemon=True).start()
        self.ask('SET client_min_messages = error;')
        self.ask(f"SET application_name = '{name}';")
        self.pid = self.ask('SELECT pg_backend_pid();')[0]
        self.psql.stdin.write('\\set QUIET off\n')

    def read(self):
        for line in self.psql.stdout:
            self.lines.put(line.rstrip('\n'))

    def send(self, sql):
        self.sql, self.busy, self.waits = sql, True, False
        line = ' '.join(sql.split())
        self.psql.stdin.write(f'{line}\n\\echo #end# :SQLSTATE\n')

    def ask(self, sql):
        self.send(sql)
        answer = []
        while not END.match(line := self.lines.get()):
            answer.append(line)
        self.busy = False
        return answer

    def show(self):
        """Prints what has arrived; true while the statement runs."""
        while self.busy:
            try:
                line = self.lines.get(timeout=0.02)
            except queue.Empty:
                return True
            end = END.match(line)
            self.busy = not end
            if end and end[1] not in ('00000', '57P01'):
                line = 'SQLSTATE ' + end[1]
            elif end or not line:
                continue
            elif self.sql.startswith(line) and not self.waits:
                continue  # the statement's own name says nothing
            print(f'   {self.name} gets: {line}', flush=True)
        return False


def settle(session, to_the_end=False):
    """Until the session is idle, or waits for another one."""
    while session.show():
        if to_the_end:
            continue
        blocking = f'SELECT pg_blocking_pids({session.pid});'
        pids = monitor.ask(blocking)[0]
        held = [s.name for s in sessions.values() if s.pid in pids]
        if held:
            if not session.waits:
                print(f'   {session.name} waits for {held[0]}')
            session.waits = True
            return


monitor, sessions = Session('monitor'), {}
monitor.ask('DROP SCHEMA public CASCADE;')
monitor.ask('CREATE SCHEMA public;')
script = open(sys.argv[1]).read()
for line in re.split(r'\n(?! )', script):
    step = re.match(r'(?s)([A-Z]|setup)([:!]) (.*)', line)
    if not step:
        if line.strip():
            print(line.rstrip(), flush=True)
        continue
    name, until, sql = step.groups()
    print(f'{name}: {sql}', flush=True)
    if name == 'setup':
        monitor.ask(sql)
        continue
    if name not in sessions:
        sessions[name] = Session(name)
    sessions[name].send(sql)
    settle(sessions[name], until == '!')
    for other in sessions.values():
        settle(other)
for session in [monitor, *sessions.values()]:
    session.psql.stdin.close()
    session.psql.wait()
