package main

// #region imports
import (
	"fmt"
	"sync"
	"time"
)

// #endregion imports

func worker(jobs chan int) {
	for range jobs {
		time.Sleep(time.Second)
	}
}

func main() {
	start := time.Now()
	jobs := make(chan int)
	var wg sync.WaitGroup
	for range 3 {
		wg.Go(func() { worker(jobs) })
	}
	for job := range 6 {
		jobs <- job
	}
	close(jobs)
	wg.Wait()
	seconds := time.Since(start).Round(time.Second)
	fmt.Println("6 jobs took", seconds)
}
