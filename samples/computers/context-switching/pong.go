package main

import (
	"fmt"
	"runtime"
	"time"
)

const rounds = 50000

func play(there, back chan int, locked bool) time.Duration {
	go func() {
		if locked {
			runtime.LockOSThread()
		}
		for range there {
			back <- 1
		}
	}()
	if locked {
		runtime.LockOSThread()
	}
	begin := time.Now()
	for range rounds {
		there <- 1
		<-back
	}
	return time.Since(begin) / (2 * rounds)
}

func main() {
	for _, locked := range []bool{false, true} {
		took := play(make(chan int), make(chan int), locked)
		fmt.Printf("locked %-5v %6d ns\n", locked, took.Nanoseconds())
	}
}
