package main

import "sync"

type Job struct {
	Name string
	done int
}

func (j Job) Title() string { return "job " + j.Name }

func (j *Job) Step() { j.done++ }

func main() {
	job := &Job{Name: "backup"}
	var steps sync.WaitGroup
	steps.Go(job.Step)
	title := job.Title()
	steps.Wait()
	println(title, job.done)
}
