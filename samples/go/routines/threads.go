package main

// #region imports
import (
	"fmt"
	"os"
	"runtime/debug"
	"strings"
	"sync"
	"syscall"
	"time"
)

// #endregion imports
// #region threads
func threads() string {
	status, _ := os.ReadFile("/proc/self/status")
	_, rest, _ := strings.Cut(string(status), "Threads:")
	return strings.Fields(rest)[0]
}

// #endregion threads
func lock() *os.File {
	file, _ := os.Open("threads.go")
	syscall.Flock(int(file.Fd()), syscall.LOCK_EX)
	return file
}

func main() {
	// #region most
	if len(os.Args) > 1 {
		debug.SetMaxThreads(100)
	}
	var wg sync.WaitGroup
	// #endregion most
	for range 200 {
		in, out, _ := os.Pipe()
		wg.Go(func() { in.Read(make([]byte, 1)) })
		time.AfterFunc(2*time.Second, func() { out.Close() })
	}
	time.Sleep(time.Second)
	fmt.Println("200 read pipes:", threads(), "threads")
	wg.Wait()

	first := lock()
	for range 200 {
		wg.Go(func() { lock().Close() })
	}
	time.Sleep(time.Second)
	fmt.Println("200 want a file lock:", threads(), "threads")
	// #region end
	first.Close()
	wg.Wait()
	fmt.Println("all have ended:", threads(), "threads")
	// #endregion end
}
