import time
from wire import serve

def lookup(name):
    print("asked for", name, flush=True)
    time.sleep(3600)  # waits for somebody who never answers

serve("box", trust=60, table={"LOOKUP": lookup})
