package main

import (
	"fmt"
	"sync"
	"time"
)

func main() {
	visits := 0
	var mu sync.Mutex
	var wg sync.WaitGroup
	for range 100 {
		wg.Go(func() {
			mu.Lock()
			seen := visits
			time.Sleep(10 * time.Millisecond)
			visits = seen + 1
			mu.Unlock()
		})
	}
	wg.Wait()
	fmt.Println("visits:", visits)
}
