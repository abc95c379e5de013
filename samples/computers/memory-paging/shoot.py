import hashlib, mmap, os, threading

page = mmap.mmap(-1, 4096, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)

def interrupts():  # sent so far, on all cores, to empty a TLB
    for line in open('/proc/interrupts'):
        if 'TLB shootdowns' in line:
            return sum(int(word) for word in line.split()
                       if word.isdigit())

def rounds(when):
    before = interrupts()
    for _ in range(100_000):
        page[0] = 1
        page.madvise(mmap.MADV_DONTNEED)
    print(f'{when:15} {interrupts() - before:6} interrupts', flush=True)

rounds('alone')
threading.Thread(target=hashlib.pbkdf2_hmac,  # it only computes
                 args=('sha256', b'', b'', 10 ** 9)).start()
rounds('beside a thread')
os._exit(0)  # ends the thread, too
