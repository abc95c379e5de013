"""Plays a file of statements on several psql sessions.

"A: SELECT 1;" is sent by session A. The next line follows when the
statement has ended, or the server says whom it waits for. After "A!"
it follows when the statement has ended."""
import queue, re, subprocess, sys, threading

END = re.compile(r'#end# (\w+)$')


class Session:
    def __init__(self, name):
        self.name, self.busy = name, False
        self.lines = queue.Queue()
        self.psql = subprocess.Popen(
            ['psql', '-XAt', '-F', ' | '], text=True, bufsize=1,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT)
        threading.Thread(target=self.read, daemon=True).start()
        self.pid = self.ask('SELECT pg_backend_pid();')

    def read(self):
        for line in self.psql.stdout:
            self.lines.put(line.rstrip('\n'))

    def send(self, sql):
        self.sql, self.busy, self.waits = sql, True, False
        self.psql.stdin.write(f'{sql}\n\\echo #end# :SQLSTATE\n')

    def ask(self, sql):
        self.send(sql)
        answer = self.lines.get()
        self.lines.get()
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
            if end and end[1] != '00000':
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
        pids = monitor.ask(f'SELECT pg_blocking_pids({session.pid});')
        held = [s.name for s in sessions.values() if s.pid in pids]
        if held:
            if not session.waits:
                print(f'   {session.name} waits for {held[0]}')
            session.waits = True
            return


monitor, sessions = Session('monitor'), {}
for line in open(sys.argv[1]):
    step = re.match(r'([A-Z])([:!]) (.*)', line)
    if not step:
        continue
    name, until, sql = step.groups()
    if name not in sessions:
        sessions[name] = Session(name)
    print(f'{name}: {sql}', flush=True)
    sessions[name].send(sql)
    settle(sessions[name], until == '!')
    for other in sessions.values():
        settle(other)
for session in [monitor, *sessions.values()]:
    session.psql.stdin.close()
    session.psql.wait()
