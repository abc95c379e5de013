package main

type Report struct{ Name string }
type Invoice struct{ Report }

type Scan struct{ Name string }
type Archived struct {
	Report
	Scan
}

func show(r Report) {}

func main() {
	show(Invoice{})
	_ = Invoice{Name: "May"} // compiles since Go 1.27
	var a Archived
	a.Name = "May"
}
