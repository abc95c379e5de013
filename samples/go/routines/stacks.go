package main

// #region help
import (
	"fmt"
	"runtime"
	"time"
)

// stackBytes asks the runtime how much memory its stacks use.
func stackBytes() uint64 {
	runtime.GC()
	var stats runtime.MemStats
	runtime.ReadMemStats(&stats)
	return stats.StackSys
}

// #endregion help

func depth(n int) int {
	if n == 0 {
		return 0
	}
	return 1 + depth(n-1)
}

func main() {
	before := stackBytes()
	for range 100_000 {
		go time.Sleep(time.Hour)
	}
	added := stackBytes() - before
	fmt.Println("bytes of stack each:", added/100_000)

	result := make(chan int)
	go func() { result <- depth(1_000_000) }()
	fmt.Println("nested calls:", <-result)
}
