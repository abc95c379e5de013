package main

import (
	"fmt"
	"sync"
)

type Job struct {
	Name string
	mu   sync.Mutex
	done int
}

func (j Job) Title() string { return "job " + j.Name }

func (j *Job) Step() {
	j.mu.Lock()
	j.done++
	j.mu.Unlock()
}

func main() {
	job := &Job{Name: "backup"}
	var wg sync.WaitGroup
	wg.Go(job.Step)
	fmt.Println(job.Title())
	wg.Wait()
}
