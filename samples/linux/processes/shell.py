import os

child = os.fork()
if child == 0:
    file = open("sorted.txt", "w")
    # descriptor 1 now leads to this file:
    os.dup2(file.fileno(), 1)
    # the program, and the words typed:
    os.execvp("sort", ["sort", "names.txt"])

# only the parent comes here,
# because exec does not return:
pid, result = os.waitpid(child, 0)
code = os.waitstatus_to_exitcode(result)
print("exit status:", code)
