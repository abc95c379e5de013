# play.py FILE: sends each line of FILE to the session that it names,
# each session a psql of its own. The next line follows when there is
# an answer, or when the session waits for another one.
# #region psql
import os, queue, re, subprocess, sys, threading, time

SCHEMA = f'play_{os.getpid()}'  # tables are made here, and dropped


class Session:
    def __init__(self, name):
        self.name, self.lines = name, queue.Queue()
        self.busy = self.waits = False
        self.psql = subprocess.Popen(
            ['psql', '-XAtq', '-F', ' | '], text=True, bufsize=1,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT)
        threading.Thread(target=self.read, daemon=True).start()
        self.ask('SET client_min_messages = error')
        self.ask(f"SET application_name = '{name}'")
        self.ask(f'SET search_path = {SCHEMA}, public')
        self.ask('SET client_min_messages = notice')
        self.pid = self.ask('SELECT pg_backend_pid()')[0]
        self.psql.stdin.write('\\set QUIET off\n')
        self.psql.stdin.write('\\set VERBOSITY terse\n')

    def read(self):
        for line in self.psql.stdout:
            self.lines.put(line.rstrip('\n'))
        self.lines.put('#end# psql has ended')

    def send(self, sql):
        self.sql, self.error = sql, None
        self.busy, self.waits = True, False
        self.psql.stdin.write(f'{sql};\n\\echo #end# :SQLSTATE\n')

    def ask(self, sql):  # a statement that must succeed, not shown
        self.send(sql)
        answer = []
        while not (line := self.lines.get()).startswith('#end#'):
            answer.append(line)
        self.busy = False
        if line != '#end# 00000':
            sys.exit('\n'.join([sql, *answer, line]))
        return answer

    def show(self):  # prints what has arrived, until it is quiet
        while self.busy:
            try:
                line = self.lines.get(timeout=0.02)
            except queue.Empty:
                return
            end = re.match('#end# (.*)', line)
            if end:
                self.busy = False
                if self.error:
                    line = f'ERROR {end[1]}: {self.error}'
                elif ' ' in end[1]:
                    line = end[1]
                else:
                    continue
            elif line.startswith('ERROR:  '):
                self.error = line.removeprefix('ERROR:  ')
                continue
            elif self.sql.startswith(line) and not self.waits:
                continue  # BEGIN answers BEGIN
            print(f'   {self.name} gets: {line}', flush=True)


def settle(one, to_the_end=False):  # until it has ended, or waits
    until = time.monotonic() + 30
    while True:
        one.show()
        if not one.busy:
            return
        if time.monotonic() > until:
            sys.exit(f'{one.name} is still waiting after 30 seconds')
        blocking = f'SELECT pg_blocking_pids({one.pid})'
        pids = re.findall(r'\d+', watch.ask(blocking)[0])
        held = [s.name for s in sessions.values() if s.pid in pids]
        if held and not one.waits:
            one.waits = True
            print(f'   {one.name} waits for {held[0]}', flush=True)
            # After a second it has looked for a deadlock, as if the
            # next line were typed by hand.
            time.sleep(1.2)
        elif held and not to_the_end:
            return


def play(script):
    for line in re.split(r'\n(?! )', script.strip()):
        name, _, sql = line.partition(': ')
        if not re.fullmatch('[A-Z][a-z]+', name):
            print(line, flush=True)
            continue
        if name not in sessions:
            sessions[name] = Session(name)
        settle(sessions[name], to_the_end=True)
        print(line, flush=True)
        sessions[name].send(' '.join(sql.split()).rstrip(';'))
        for one in [sessions[name], *sessions.values()]:
            settle(one)
    for one in sessions.values():
        settle(one, to_the_end=True)


watch, sessions = Session('watch'), {}
watch.ask(f'CREATE SCHEMA {SCHEMA}')
try:
    watch.ask(open('shop.sql').read().rstrip('; \n').replace('\n', ' '))
    play(open(sys.argv[1]).read())
finally:
    for one in sessions.values():
        watch.ask(f'SELECT pg_terminate_backend({one.pid})')
        one.psql.kill()
    watch.ask('SET client_min_messages = error')
    watch.ask(f'DROP SCHEMA {SCHEMA} CASCADE')
# #endregion psql
