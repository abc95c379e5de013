package main

import "os"
import "runtime/pprof"
import "time"

func reply(answer chan string) {
	time.Sleep(200 * time.Millisecond)
	answer <- "late"
}

func ask() {
	answer := make(chan string)
	go reply(answer)
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
