package main

import (
	"os"
	"runtime/pprof"
	"time"
)

func ask() {
	answer := make(chan string)
	go func() {
		time.Sleep(200 * time.Millisecond)
		answer <- "late"
	}()
	select {
	case <-answer:
	case <-time.After(50 * time.Millisecond):
	}
}

func main() {
	ask()
	time.Sleep(time.Second)
	pprof.Lookup("goroutineleak").WriteTo(os.Stdout, 1)
}
