package main

import (
	"fmt"
	"os"
	"runtime/pprof"
	"time"
)

func ask() string {
	answer := make(chan string)
	go func() {
		time.Sleep(200 * time.Millisecond)
		answer <- "late"
	}()
	select {
	case text := <-answer:
		return text
	case <-time.After(50 * time.Millisecond):
		return "no answer"
	}
}

func main() {
	for range 3 {
		fmt.Println(ask())
	}
	time.Sleep(time.Second)
	pprof.Lookup("goroutineleak").WriteTo(os.Stdout, 1)
}
