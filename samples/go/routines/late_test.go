package main

import (
	"testing"
	"testing/synctest"
	"time"
)

func TestLate(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		compare(time.Millisecond)
		time.Sleep(time.Minute)
	})
}
