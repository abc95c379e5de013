package main

// #region imports
import (
	"context"
	"errors"
	"fmt"
	"sync/atomic"
	"time"

	"golang.org/x/sync/errgroup"
)

// #endregion imports
func main() {
	var now, most, calls atomic.Int32
	ask := func(ctx context.Context, shop int) error {
		calls.Add(1)
		n := now.Add(1)
		defer now.Add(-1)
		for m := most.Load(); n > m; m = most.Load() {
			most.CompareAndSwap(m, n)
		}
		if shop == 30 {
			return errors.New("shop 30 is closed")
		}
		select {
		case <-time.After(100 * time.Millisecond):
			return nil
		case <-ctx.Done():
			return ctx.Err()
		}
	}
	g, ctx := errgroup.WithContext(context.Background())
	g.SetLimit(8)
	for shop := 1; shop <= 1000; shop++ {
		g.Go(func() error { return ask(ctx, shop) })
	}
	fmt.Println("error:", g.Wait())
	fmt.Println(calls.Load(), "calls, at most", most.Load(), "at once")
}
