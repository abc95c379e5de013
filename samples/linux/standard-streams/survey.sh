# One program in six languages: print n lines, then die by SIGKILL.
cat > count.c <<'END'
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
int main(int argc, char **argv) {
    for (int i = 1; i <= atoi(argv[1]); i++) printf("line %d\n", i);
    raise(SIGKILL);
}
END
cat > count.py <<'END'
import os, sys
for i in range(1, int(sys.argv[1]) + 1):
    print("line", i)
os.kill(os.getpid(), 9)
END
cat > count.go <<'END'
package main

import ("fmt"; "os"; "strconv"; "syscall")

func main() {
    n, _ := strconv.Atoi(os.Args[1])
    for i := 1; i <= n; i++ { fmt.Println("line", i) }
    syscall.Kill(os.Getpid(), syscall.SIGKILL)
}
END
cat > count.mjs <<'END'
for (let i = 1; i <= Number(process.argv[2]); i++)
  console.log("line", i);
process.kill(process.pid, "SIGKILL");
END
cat > Count.java <<'END'
void main(String[] args) throws Exception {
    for (int i = 1; i <= Integer.parseInt(args[0]); i++)
        System.out.println("line " + i);
    var self = "" + ProcessHandle.current().pid();
    new ProcessBuilder("kill", "-9", self).start();
    Thread.sleep(60_000);
}
END
cat > count.bash <<'END'
for ((i = 1; i <= $1; i++)); do echo "line $i"; done
kill -9 $$
END
gcc count.c -o count-c && go build -o count-go count.go
javac Count.java
exec 2> /dev/null  # tracebacks, and bash's word "Killed"

# #region survey
unset PYTHONUNBUFFERED  # set on the machine of this page
survey() {
  name=$1; shift
  seen=$("$@" 600 | wc -c)
  "$@" 20000 | head -n 1 > /dev/null
  printf '%-7s %4d of 5292 bytes seen, ends with %d\n' \
    "$name" "$seen" "${PIPESTATUS[0]}"
}
survey C       ./count-c
survey Python  python3 count.py
survey Go      ./count-go
survey Node    node count.mjs
survey Java    java Count
survey Bash    bash count.bash
# #endregion survey
