package main

import (
	"fmt"
	"runtime"
	"sync"
)

// #region help
func stackMemory() uint64 {
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.StackSys
}

// #endregion help

func depth(n int) int {
	if n == 0 {
		return 0
	}
	return 1 + depth(n-1)
}

func main() {
	const many = 100_000
	before := stackMemory()
	stop := make(chan bool)
	var wg sync.WaitGroup
	for range many {
		wg.Go(func() { <-stop })
	}
	each := (stackMemory() - before + many*512) / many / 1024
	fmt.Println("KiB of stack each:", each)
	close(stop)
	wg.Wait()

	result := make(chan int)
	go func() { result <- depth(1_000_000) }()
	fmt.Println("nested calls:", <-result)
}
