package main

// #region help
import (
	"fmt"
	"runtime"
)

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
	for range many {
		go func() { select {} }()
	}
	each := (stackMemory() - before + many*512) / many / 1024
	fmt.Println("KiB of stack each:", each)

	result := make(chan int)
	go func() { result <- depth(1_000_000) }()
	fmt.Println("nested calls:", <-result)
}
