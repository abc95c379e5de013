// #region imports
package main

import (
	"fmt"
	"runtime"
	"time"
)

const rounds = 50000

// #endregion imports

func play(lock func()) time.Duration {
	there, back := make(chan int), make(chan int)
	go func() {
		lock()
		for range there {
			back <- 1
		}
	}()
	lock()
	begin := time.Now()
	for range rounds {
		there <- 1
		<-back
	}
	return time.Since(begin) / (2 * rounds)
}

func main() {
	free := play(func() {})
	locked := play(runtime.LockOSThread)
	fmt.Printf("goroutines       %6d ns\n", free.Nanoseconds())
	fmt.Printf("locked to threads %5d ns\n", locked.Nanoseconds())
}
