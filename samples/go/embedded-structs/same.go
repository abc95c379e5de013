package main

type Report struct{ Name string }
type Scan struct{ Name string }

type Archived struct {
	Report
	Scan
}

func show(r Report) {}

func main() {
	var a Archived
	a.Report.Name = "May"
	a.Name = "May"
	show(a)
}
