package main

import (
	"fmt"
	"sync"
	"time"
)

func main() {
	visits := 0
	var wg sync.WaitGroup
	for range 100 {
		wg.Go(func() {
			seen := visits
			time.Sleep(10 * time.Millisecond)
			visits = seen + 1
		})
	}
	wg.Wait()
	fmt.Println("visits:", visits)
}
