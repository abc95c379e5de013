package main

// #region help
import (
	"fmt"
	"net"
	"os"
	"strings"
	"syscall"
	"time"
)

var listener, _ = net.Listen("tcp", "127.0.0.1:0")

// readFromNetwork waits for a byte that nobody sends.
func readFromNetwork() {
	address := listener.Addr().String()
	conn, err := net.Dial("tcp", address)
	if err != nil {
		panic(err)
	}
	conn.Read(make([]byte, 1))
}

// sleepInKernel asks the kernel itself to sleep for a minute.
func sleepInKernel() {
	minute := syscall.Timespec{Sec: 60}
	syscall.Nanosleep(&minute, nil)
}

// threads reads from Linux how many threads this program has.
func threads() string {
	status, _ := os.ReadFile("/proc/self/status")
	_, rest, _ := strings.Cut(string(status), "Threads:\t")
	number, _, _ := strings.Cut(rest, "\n")
	return number
}

// #endregion help

func start100(name string, wait func()) {
	for range 100 {
		go wait()
	}
	time.Sleep(time.Second)
	fmt.Println(name, "- threads:", threads())
}

func main() {
	never := make(chan int)
	start100("channel", func() { <-never })
	start100("network", readFromNetwork)
	start100("system call", sleepInKernel)
}
