package main

// #region imports
import (
	"fmt"
	"sync"
	"time"
)

// #endregion imports
var visits int

func visit() {
	seen := visits
	time.Sleep(time.Millisecond)
	visits = seen + 1
}

func main() {
	var wg sync.WaitGroup
	for range 100 {
		wg.Go(visit)
	}
	wg.Wait()
	fmt.Println("visits:", visits)
}
