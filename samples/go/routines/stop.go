package main

// #region imports
import (
	"context"
	"fmt"
	"runtime"
	"sync"
	"time"
)

const shops = 4

type answer struct{ shop, price int }

// #endregion imports
func ask(ctx context.Context, shop int) (int, error) {
	wait := time.Second
	if shop == 3 {
		wait = time.Hour
	}
	select {
	case <-time.After(wait):
		return 20 + shop, nil
	case <-ctx.Done():
		return 0, ctx.Err()
	}
}

func main() {
	// #region begin
	start := time.Now()
	prices := map[int]int{}
	answers := make(chan answer)
	// #endregion begin
	ctx, cancel := context.WithTimeout(
		context.Background(), 2*time.Second)
	defer cancel()
	// #region start
	var wg sync.WaitGroup
	for shop := 1; shop <= shops; shop++ {
		wg.Go(func() {
			price, err := ask(ctx, shop)
			if err != nil {
				fmt.Println("shop", shop, err)
				return
			}
			answers <- answer{shop, price}
		})
	}
	// #endregion start
	// #region collect
	go func() {
		wg.Wait()
		close(answers)
	}()
	for a := range answers {
		prices[a.shop] = a.price
	}
	// #endregion collect
	took := time.Since(start).Round(time.Second)
	fmt.Println(len(prices), "prices after", took)
	time.Sleep(100 * time.Millisecond) //: Who is on its way out is gone by then.
	fmt.Println(runtime.NumGoroutine(), "goroutines")
}
