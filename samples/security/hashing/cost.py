import hashlib
import resource
import subprocess
import time

# #region cost
PASSWORD, SALT = b"correct horse", b"16 random bytes!"

def seconds(work, times):
    """The shortest of five rounds, for one call."""
    def one_round():
        start = time.perf_counter()
        for _ in range(times):
            work()
        return (time.perf_counter() - start) / times
    return min(one_round() for _ in range(5))

def argon2id():
    subprocess.run(["argon2", SALT, "-id", "-t", "2", "-k", "19456",
                    "-p", "1", "-r"], input=PASSWORD,
                   stdout=subprocess.DEVNULL, check=True)

fast = seconds(lambda: hashlib.sha256(SALT + PASSWORD), 100_000)
slow = seconds(argon2id, 3)
peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
print("one Argon2id costs 5000 SHA-256 or more:", slow > 5000 * fast)
print("and at least 19 MiB of memory:", peak >= 19)
# #endregion cost
