package main

import (
	"fmt"
	"sync"
	"time"
)

var visits int

// #region lock
var mu sync.Mutex

func visit() {
	mu.Lock()
	seen := visits
	time.Sleep(time.Millisecond)
	visits = seen + 1
	mu.Unlock()
}

// #endregion lock

func main() {
	var wg sync.WaitGroup
	for range 100 {
		wg.Go(visit)
	}
	wg.Wait()
	fmt.Println("visits:", visits)
}
