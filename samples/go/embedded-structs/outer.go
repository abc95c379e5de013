package main

import "fmt"

type Report struct{ Name string }

func (r Report) Title() string { return "report " + r.Name }
func (r Report) Header() string {
	return "== " + r.Title() + " =="
}

type Invoice struct {
	Report
	Number int
}

func (i Invoice) Title() string {
	return fmt.Sprint("invoice ", i.Number)
}

func show(r Report) { fmt.Println("shown:", r.Title()) }

func main() {
	i := Invoice{Report: Report{Name: "May"}, Number: 7}
	fmt.Println(i.Title(), "/", i.Report.Title())
	fmt.Println(i.Header())
	show(i.Report)
}
