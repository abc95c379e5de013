// #region top
package main

import (
	"fmt"
	"slices"
	"sync"
	"sync/atomic"
	"time"
)

// #endregion top
type shelf struct {
	lock sync.RWMutex
	list atomic.Pointer[string]
	_    [256]byte
}

var shelves [2]shelf

func underLock(s *shelf) {
	s.lock.RLock()
	s.lock.RUnlock()
}

func snapshot(s *shelf) { _ = *s.list.Load() }

// #region measure
var other struct {
	_      [256]byte
	rounds atomic.Int64
	_      [256]byte
}

func round(read func(*shelf), s *shelf) {
	for range 500 {
		read(s)
	}
}

// The median of rounds during which the other one read about as much,
// so that both ran at once; after 15 seconds any round will do.
func measure(read func(*shelf), mine, its *shelf) float64 {
	var stop atomic.Bool
	var done sync.WaitGroup
	if its != nil {
		done.Go(func() {
			for !stop.Load() {
				round(read, its)
				other.rounds.Add(1)
			}
		})
	}
	var times []float64
	until := time.Now().Add(15 * time.Second)
	for len(times) < 201 {
		before := other.rounds.Load()
		start := time.Now()
		for range 4 {
			round(read, mine)
		}
		took := time.Since(start)
		rounds := other.rounds.Load() - before
		beside := 2 <= rounds && rounds <= 8
		if its == nil || beside || time.Now().After(until) {
			times = append(times, float64(took.Nanoseconds())/2000)
		}
	}
	stop.Store(true)
	done.Wait()
	slices.Sort(times)
	return times[len(times)/2]
}

func show(what string, read func(*shelf), its *shelf) {
	ns := measure(read, &shelves[0], its)
	fmt.Printf("%-18s%6.1f ns\n", what, ns)
}

// #endregion measure
func main() {
	text := "the list"
	a, b := &shelves[0], &shelves[1]
	a.list.Store(&text)
	show("one reader", underLock, nil)
	show("two, one lock", underLock, a)
	show("two, a lock each", underLock, b)
	show("two, one snapshot", snapshot, a)
}
