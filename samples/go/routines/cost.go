package main

// #region imports
import (
	"fmt"
	"os"
	"runtime"
	"strconv"
	"sync"
	"time"
)

// #endregion imports
func main() {
	many, _ := strconv.Atoi(os.Args[1])
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	stop := make(chan bool)
	var wg sync.WaitGroup
	for range many {
		wg.Go(func() { <-stop })
	}
	runtime.ReadMemStats(&after)
	fmt.Println((after.StackInuse-before.StackInuse)/uint64(many),
		"bytes of stack each,",
		(after.Sys-before.Sys)/uint64(many), "in all")
	start := time.Now()
	runtime.GC()
	fmt.Println("collection:",
		time.Since(start).Round(time.Millisecond))
	close(stop)
	wg.Wait()
}
