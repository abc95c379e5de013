package main

// #region imports
import (
	"context"
	"fmt"
	"sync"
)

// #endregion imports

func work(ctx context.Context, jobs chan string) {
	for {
		select {
		case job := <-jobs:
			fmt.Println("done:", job)
		case <-ctx.Done():
			fmt.Println("worker ends:", ctx.Err())
			return
		}
	}
}

func main() {
	ctx, cancel := context.WithCancel(context.Background())
	jobs := make(chan string)
	var wg sync.WaitGroup
	wg.Go(func() { work(ctx, jobs) })
	jobs <- "print"
	jobs <- "mail"
	cancel()
	wg.Wait()
}
