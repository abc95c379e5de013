package main

import (
	"fmt"
	"os"
	"runtime"
	"strings"
	"time"
)

const rounds = 20_000

// The voluntary switches of all threads of this process.
func switches() (sum int) {
	threads, _ := os.ReadDir("/proc/self/task")
	for _, thread := range threads {
		text, _ := os.ReadFile("/proc/self/task/" + thread.Name() + "/status")
		_, rest, _ := strings.Cut(string(text), "\nvoluntary_ctxt_switches:")
		count := 0
		fmt.Sscan(rest, &count)
		sum += count
	}
	return sum
}

// #region play
func play(ownThreads bool) (float64, time.Duration) {
	questions, answers := make(chan int), make(chan int)
	go func() {
		if ownThreads {
			runtime.LockOSThread()
		}
		for n := range questions {
			answers <- n + 1
		}
	}()
	if ownThreads {
		runtime.LockOSThread()
		defer runtime.UnlockOSThread()
	}
	before, start := switches(), time.Now()
	for n := range rounds {
		questions <- n
		<-answers
	}
	took := time.Since(start) / rounds
	close(questions)
	return float64(switches()-before) / rounds, took
}

// #endregion play

// #region main
func main() {
	runtime.GOMAXPROCS(1)
	few, fast := play(false)
	many, slow := play(true)
	fmt.Printf("goroutines: %.1f switches, %v a round\n", few, fast)
	fmt.Printf("threads:    %.1f switches, %v a round\n", many, slow)
	fmt.Printf("ten times as long? %v\n", slow > 10*fast)
}

// #endregion main
