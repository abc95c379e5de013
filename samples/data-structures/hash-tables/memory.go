package main

import (
	"fmt"
	"runtime"
)

// #region report
func report(when string) {
	var memory runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&memory)
	fmt.Println(when, memory.HeapAlloc>>20, "MB")
}

// #endregion report
func main() {
	stock := map[int]int{}
	for i := range 1_000_000 {
		stock[i] = i
	}
	report("full")
	for i := range 1_000_000 {
		delete(stock, i)
	}
	report("empty")
	clear(stock)
	report("cleared")
	stock[1] = 1
	stock = map[int]int{1: stock[1]}
	report("copied")
}
