package main

import (
	"fmt"
	"sync"
	"sync/atomic"

	"k8s.io/client-go/util/workqueue"
)

// #region queue
func main() {
	limiter := workqueue.DefaultTypedControllerRateLimiter[string]()
	queue := workqueue.NewTypedRateLimitingQueue(limiter)
	var passes, now, most atomic.Int32
	begun, proceed := make(chan bool, 2), make(chan bool)
	var pool sync.WaitGroup
	for range 4 {
		pool.Go(func() {
			for {
				name, over := queue.Get()
				if over {
					return
				}
				passes.Add(1)
				most.Store(max(most.Load(), now.Add(1)))
				begun <- true
				<-proceed // reconciling takes a while
				now.Add(-1)
				queue.Done(name)
			}
		})
	}
	queue.Add("books")
	<-begun
	for range 1000 {
		queue.Add("books") // a thousand events meanwhile
	}
	close(proceed)
	queue.ShutDownWithDrain()
	pool.Wait()
	fmt.Println("1001 events,", passes.Load(), "passes,",
		most.Load(), "at once")

	for failure := 1; failure <= 20; failure++ {
		wait := limiter.When("books")
		if failure <= 4 || failure >= 18 {
			fmt.Println("failure", failure, "- again after", wait)
		}
	}
	limiter.Forget("books")
	fmt.Println("after a success:", limiter.When("books"))
}

// #endregion queue
