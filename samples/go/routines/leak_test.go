package main

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"
	"time"
)

// #region leak
func ask(ctx context.Context, query func() string) (string, error) {
	answer := make(chan string)
	go func() { answer <- query() }()
	select {
	case text := <-answer:
		return text, nil
	case <-ctx.Done():
		return "", ctx.Err()
	}
}

func TestSlowAnswer(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
		defer cancel()
		_, err := ask(ctx, func() string {
			time.Sleep(time.Hour)
			return "late"
		})
		if !errors.Is(err, context.DeadlineExceeded) {
			t.Error(err)
		}
		time.Sleep(2 * time.Hour) // of the bubble's clock
	})
}

// #endregion leak
