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

var calls atomic.Int32

// #endregion imports
func ask(ctx context.Context, shop int) error {
	calls.Add(1)
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

func main() {
	g, ctx := errgroup.WithContext(context.Background())
	g.SetLimit(8)
	for shop := 1; shop <= 1000; shop++ {
		g.Go(func() error { return ask(ctx, shop) })
	}
	fmt.Println("error:", g.Wait())
	fmt.Println(calls.Load(), "calls")
}
