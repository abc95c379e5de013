package main

// #region imports
import (
	"fmt"
	"os"
	"sync"

	"golang.org/x/sync/errgroup"
)

// #endregion imports
func bad() error { panic("shop 3") }

func try(work func()) {
	defer func() {
		if v := recover(); v != nil {
			fmt.Println("recovered:", v)
		}
	}()
	work()
}

// #region waiting
func inWaitGroup() {
	var wg sync.WaitGroup
	wg.Go(func() { bad() })
	wg.Wait()
}

func inErrgroup() {
	var g errgroup.Group
	g.Go(bad)
	g.Wait()
}

// #endregion waiting
func ownGuard() {
	var wg sync.WaitGroup
	wg.Go(func() {
		try(func() { bad() })
	})
	wg.Wait()
}

func deadlock() {
	<-make(chan int)
}

// #region ways
func main() {
	ways := map[string]func(){
		"call":      func() { bad() },
		"WaitGroup": inWaitGroup,
		"errgroup":  inErrgroup,
		"own":       ownGuard,
		"deadlock":  deadlock,
	}
	try(ways[os.Args[1]])
	fmt.Println("still alive")
}

// #endregion ways
