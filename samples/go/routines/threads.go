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

var never = make(chan int)
var listener, _ = net.Listen("tcp", "127.0.0.1:0")
var pipe [2]int

func connect() net.Conn {
	conn, err := net.Dial("tcp", listener.Addr().String())
	if err != nil {
		panic(err)
	}
	return conn
}

func threads() string {
	text, _ := os.ReadFile("/proc/self/status")
	_, after, _ := strings.Cut(string(text), "Threads:\t")
	number, _, _ := strings.Cut(after, "\n")
	return number
}

// #endregion help

func start(place string, wait func()) {
	for range 100 {
		go wait()
	}
	time.Sleep(time.Second)
	fmt.Printf("+100 in %-12s threads: %s\n", place, threads())
}

func main() {
	syscall.Pipe(pipe[:])
	start("a channel", func() { <-never })
	start("a timer", func() { time.Sleep(time.Hour) })
	start("the network", func() { connect().Read(make([]byte, 1)) })
	start("system call", func() {
		syscall.Read(pipe[0], make([]byte, 1))
	})
}
