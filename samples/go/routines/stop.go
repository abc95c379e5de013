package main

// #region imports
import (
	"context"
	"fmt"
	"sync"
	"time"
)

// #endregion imports
func work(ctx context.Context) {
	for ctx.Err() == nil {
		fmt.Println("working")
		time.Sleep(2 * time.Second)
	}
	fmt.Println("end:", ctx.Err())
}

func main() {
	parent := context.Background()
	ctx, cancel :=
		context.WithCancel(parent)
	var wg sync.WaitGroup
	wg.Go(func() { work(ctx) })
	time.Sleep(3 * time.Second)
	cancel()
	wg.Wait()
}
