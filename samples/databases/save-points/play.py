"""Plays a file of statements on several psql sessions.

"A: SELECT 1;" is sent by session A. The next line follows when the
statement has ended, or when the server names the session that it waits
for. A session that waits gets its next statement after the wait, and
the program ends after the last wait. Lines of "setup:" run first, and
their answers are not shown. Answers that only repeat the statement's
name, such as BEGIN, are not shown. "ERROR 40P01" is psql's "ERROR"
with its SQLSTATE. A line that begins with a space continues the
statement.

All tables are made in a new schema, which is dropped at the end. The
server and the user are those of psql: PGHOST, PGUSER, PGDATABASE. The
user needs the right to create schemas in that database."""
import os, queue, re, subprocess, sys, textwrap, threading, time

END = re.compile(r'#end# (\w+)$')
SCHEMA = f'savepoint_play_{os.getpid()}'
LONGEST = 20  # seconds that one statement may take


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
        self.psql.stdin.write('\\set VERBOSITY terse\n')
        self.ask(f"SET application_name = '{name}';")
        self.ask(f'SET search_path = {SCHEMA};')
        self.pid = self.ask('SELECT pg_backend_pid();')[0]
        self.psql.stdin.write('\\set QUIET off\n')

    def read(self):
        for line in self.psql.stdout:
            self.lines.put(line.rstrip('\n'))
        self.lines.put(None)  # psql has ended

    def send(self, sql):
        self.sql, self.busy, self.waits = sql, True, False
        self.error = None
        line = ' '.join(sql.split())
        try:
            self.psql.stdin.write(f'{line}\n\\echo #end# :SQLSTATE\n')
        except BrokenPipeError:
            pass  # `read` has said so, with psql's reason

    def ask(self, sql):
        """Returns the answer. Ends the program if there is an error."""
        self.send(sql)
        answer = []
        while (line := self.lines.get()) is not None:
            if end := END.match(line):
                self.busy = False
                if end[1] != '00000':
                    break
                return answer
            answer.append(line)
        sys.exit('\n'.join([f'play.py: {sql} failed:', *answer]))

    def show(self):
        """Prints what has arrived; true while the statement runs."""
        while self.busy:
            try:
                line = self.lines.get(timeout=0.02)
            except queue.Empty:
                return True
            if line is None:
                sys.exit(f'play.py: the session of {self.name} has ended')
            end = END.match(line)
            self.busy = not end
            if line.startswith('ERROR:  '):
                self.error = line.removeprefix('ERROR:  ')
                continue
            if end and self.error:
                line = f'ERROR {end[1]}: {self.error}'
            elif end or not line:
                continue
            elif self.sql.startswith(line) and not self.waits:
                continue  # the statement's own name says nothing
            answer = f'   {self.name} gets: {line}'
            print(textwrap.fill(answer, 58, subsequent_indent='   '),
                  flush=True)
        return False

    def close(self):
        self.psql.stdin.close()
        self.psql.wait()


def settle(session, to_the_end=False):
    """Until the session is idle, or waits for another one."""
    until = time.monotonic() + LONGEST
    while session.show():
        if time.monotonic() > until:
            sys.exit(f'play.py: {session.name} runs after {LONGEST} s')
        if to_the_end and session.waits:
            continue
        blocking = f'SELECT pg_blocking_pids({session.pid});'
        pids = re.findall(r'\d+', monitor.ask(blocking)[0])
        held = [s.name for s in sessions.values() if s.pid in pids]
        if held and not session.waits:
            print(f'   {session.name} waits for {held[0]}', flush=True)
            session.waits = True
            # so that it also looks for deadlocks before the next one
            time.sleep(0.3)
        if held and not to_the_end:
            return


def settle_all():
    for session in sessions.values():
        settle(session)


def play(script):
    for line in re.split(r'\n(?! )', script):
        step = re.match(r'(?s)([A-Z]|setup): (.*)', line)
        if not step:
            if line.strip():
                print(line.rstrip(), flush=True)
            continue
        name, sql = step.groups()
        if name in sessions:
            settle(sessions[name], to_the_end=True)
            settle_all()
        print(f'{name}: {sql}', flush=True)
        if name == 'setup':
            monitor.ask(sql)
            continue
        if name not in sessions:
            sessions[name] = Session(name)
        sessions[name].send(sql)
        settle(sessions[name])
        settle_all()
    for session in sessions.values():
        settle(session, to_the_end=True)


def close_all():
    """A session that still waits is ended, so that none waits here."""
    for session in sessions.values():
        if session.busy:
            monitor.ask(f'SELECT pg_terminate_backend({session.pid});')
    for session in sessions.values():
        session.close()


text = open(sys.argv[1]).read()
monitor, sessions = Session('monitor'), {}
monitor.ask(f'CREATE SCHEMA {SCHEMA};')
try:
    play(text)
finally:
    close_all()
    monitor.ask(f'DROP SCHEMA {SCHEMA} CASCADE;')
    monitor.close()
