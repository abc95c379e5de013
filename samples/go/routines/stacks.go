package main

import (
	"fmt"
	"runtime"
	"sync"
)

// #region many
func main() {
	const many = 100_000
	before := memory()
	stop := make(chan struct{})
	var started, ended sync.WaitGroup
	started.Add(many)
	for range many {
		ended.Go(func() {
			started.Done()
			<-stop
		})
	}
	started.Wait()
	each := (memory() - before) / many
	fmt.Println("goroutines:", runtime.NumGoroutine()-1)
	fmt.Println("KiB each, rounded:", (each+512)/1024)
	close(stop)
	ended.Wait()

	deep := make(chan int)
	go func() { deep <- depth(1_000_000) }()
	fmt.Println("calls deep, on one of them:", <-deep)
}

func depth(n int) int {
	if n == 0 {
		return 0
	}
	return 1 + depth(n-1)
}

// #endregion many

func memory() uint64 {
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.StackSys
}
