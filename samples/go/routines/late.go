package main

// #region imports
import (
	"fmt"
	"os"
	"runtime"
	"runtime/pprof"
	"sync"
	"time"
)

// #endregion imports
var asked sync.WaitGroup
var global = make(chan int)

func compare(patience time.Duration) {
	answers := make(chan int)
	asked.Add(1)
	go func() {
		time.Sleep(time.Second)
		asked.Done()
		answers <- 21
	}()
	select {
	case <-answers:
	case <-time.After(patience):
	}
}

func main() {
	for range 100 {
		compare(time.Millisecond)
	}
	go func() { global <- 21 }()
	// #region report
	asked.Wait()
	fmt.Println(runtime.NumGoroutine(), "goroutines")
	leaks := pprof.Lookup("goroutineleak")
	if leaks == nil {
		fmt.Println("no goroutineleak profile")
		return
	}
	fmt.Println("Count:", leaks.Count())
	leaks.WriteTo(os.Stdout, 1)
	fmt.Println("Count:", leaks.Count())
	// #endregion report
}
